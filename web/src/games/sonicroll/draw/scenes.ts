/** What passes by behind the routes: for each zone three layers, 400 units wide and 200 high, that follow each other without a seam. */

export interface Layer {
  /** Silhouettes in the colour of the layer. */
  shape: string
  /** What is lit on it: windows, crystals, edges. */
  lit?: string
}

export interface Scene {
  far: Layer
  mid: Layer
  near: Layer
  /** Small lights in the sky. */
  stars: boolean
}

const dots = (places: readonly (readonly [number, number])[], wide: number, high: number): string =>
  places.map(([x, y]) => `M${x} ${y}h${wide}v${high}h-${wide}z`).join('')

const GREEN_HILL: Scene = {
  stars: false,
  far: { shape: 'M0 200V120Q50 70 100 112 150 60 215 104 262 78 300 116 350 84 400 120V200z' },
  mid: {
    shape:
      'M0 200V150Q60 112 120 146T240 142 330 150 400 150V200zM70 132V96h5v36zM72 98q-22-12-30 6 12-6 30-3zM73 98q20-14 32 4-14-6-32-1zM72 97q-12-20-28-12 14 0 28 12zM73 97q10-20 27-13-14 0-27 13zM276 140v-30h5v30zM278 112q-20-12-30 6 12-6 30-3zM279 112q20-14 32 4-14-6-32-1z',
    lit: 'M170 144a26 26 0 1 1 52 0h-9a17 17 0 1 0-34 0z',
  },
  near: { shape: 'M0 200V178q20-16 40-4 18-14 34 2 22-12 40 2h70q16-18 34-4 20-14 36 4h60q14-16 34-2 24-16 52 2V200z' },
}

const STARDUST: Scene = {
  stars: true,
  far: {
    shape:
      'M0 200V130h22V92q12-16 24 0v38h30V70l8-22 8 22v60h34v-26q14-18 28 0v26h40V60q10-14 20 0v70h36V88l9-24 9 24v42h36v-18q12-16 24 0v18h72V200z',
    lit: dots([[28, 100], [36, 112], [82, 78], [82, 96], [88, 110], [140, 112], [226, 70], [226, 88], [232, 104], [288, 96], [292, 114]], 4, 7),
  },
  mid: {
    shape: 'M0 200v-46Q100 92 200 154T400 154V200zM40 200v-60h6v60zM120 200v-74h6v74zM260 200v-24h6v24zM340 200v-30h6v30z',
    lit: 'M0 158Q100 96 200 158T400 158v4Q300 224 200 162T0 162z',
  },
  near: { shape: 'M0 200v-22h60l10-12h40l10 12h90l12-16h50l12 16h116V200z', lit: dots([[72, 172], [84, 172], [96, 172], [226, 170], [240, 170], [254, 170]], 6, 4) },
}

const LAVA_REEF: Scene = {
  stars: false,
  far: {
    shape: 'M0 200V128l40-22 34 20 60-66 18-4 18 6 52 66 42-28 48 30 40-16 48 14V200z',
    lit: 'M134 60l18-4 18 6-6 16-8-4-4 22-8-24-6 4zM152 56l2-14 4 14z',
  },
  mid: {
    shape: 'M0 200v-40l30-10 40 12 60-14 50 14 60-16 50 14 60-12 50 12V200z',
    lit: 'M60 160l8-34 10 34zM74 160l10-22 8 22zM210 154l10-40 12 40zM228 154l10-24 9 24zM320 158l8-30 10 30z',
  },
  near: { shape: 'M0 200v-18l24-14 30 12 46-10 40 12 60-16 44 14 56-12 42 12 58-10V200z', lit: 'M100 194q30-10 60 0 30-8 60 0v6H100z' },
}

const CHEMICAL_PLANT: Scene = {
  stars: true,
  far: {
    shape:
      'M0 200V132h26V74h16v58h20q0-34 34-34t34 34h24V58h12v74h14V84h14v48h30q0-26 28-26t28 26h22V70h16v62h24v-20h30v20h32V200z',
    lit: dots([[30, 82], [30, 96], [30, 110], [158, 66], [158, 82], [158, 98], [184, 92], [184, 106], [306, 80], [306, 96], [306, 112]], 7, 4),
  },
  mid: {
    shape: 'M0 200v-44h60v-20h14v20h120v-30h14v30h84v-16h14v16h94V200zM74 128h120v8H74z',
    lit: 'M0 164h400v5H0zM86 131h96v3H86z',
  },
  near: { shape: 'M0 200v-20h30q0-14 20-14t20 14h90v-8h44v8h60q0-18 26-18t26 18h84V200z', lit: dots([[166, 176], [178, 176], [190, 176], [330, 184], [342, 184]], 7, 5) },
}

const FINALE: Scene = {
  stars: true,
  far: {
    shape: 'M0 200v-60l36-40 10 24 26-60 16 62 30-24 22 34 40-90 18 84 34-20 30 32 26-58 22 50 40-34 50 40V200z',
    lit: dots([[70, 108], [76, 120], [198, 84], [204, 100], [290, 116]], 5, 8),
  },
  mid: { shape: 'M0 200v-42h40l20-20h40l20 20h80l26-30h60l24 30h90V200z', lit: dots([[66, 148], [82, 148], [234, 140], [254, 140], [274, 140]], 9, 5) },
  near: { shape: 'M0 200v-18h80l14-14h60l14 14h90l16-18h40l16 18h70V200z' },
}

export const SCENES: Record<string, Scene> = {
  'green-hill': GREEN_HILL,
  'stardust-speedway': STARDUST,
  'lava-reef': LAVA_REEF,
  'chemical-plant': CHEMICAL_PLANT,
  finale: FINALE,
}

export const sceneOf = (zone: string): Scene => SCENES[zone] ?? GREEN_HILL
