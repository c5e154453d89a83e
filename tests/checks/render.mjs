// Renders messages as the page does: reads [{text, lang, calls: [{id, args}]}] and prints [[rendered, ...], ...].
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const require = createRequire(pathToFileURL(process.argv[2]));
const { FluentBundle, FluentResource } = await import(pathToFileURL(require.resolve("@fluent/bundle")).href);

const catalogues = JSON.parse(readFileSync(0, "utf8"));
const rendered = catalogues.map(({ text, lang, calls }) => {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const faults = bundle.addResource(new FluentResource(text));
  if (faults.length) throw faults[0];
  return calls.map(({ id, args }) => {
    const errors = [];
    const out = bundle.formatPattern(bundle.getMessage(id).value, args, errors);
    return errors.length ? `fault: ${errors.join("; ")}` : out;
  });
});
console.log(JSON.stringify(rendered));
