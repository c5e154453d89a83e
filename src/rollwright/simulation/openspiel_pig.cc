// Uniformly random games of OpenSpiel's Pig, timed in C++: built and called by rollwright.simulation.rivals.
// Legal moves are generated at every decision, as in all other rows. The dice are the cheapest that the interface
// allows: at a chance node the list of outcomes is asked for, and one is picked with the same small generator.

#include <cstdint>
#include <memory>

#include "open_spiel/spiel.h"

namespace {

struct Luck {
  std::uint64_t state;
  std::uint64_t Below(std::uint64_t n) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return ((state >> 32) * n) >> 32;
  }
};

}  // namespace

// Plays `games` games and returns the number of steps: decisions and chance events.
extern "C" long long rollwright_play(const char* game_string, long long games, unsigned long long seed) {
  const std::shared_ptr<const open_spiel::Game> game = open_spiel::LoadGame(game_string);
  Luck luck{seed * 0x9E3779B97F4A7C15ULL + 1};
  long long steps = 0;
  for (long long i = 0; i < games; ++i) {
    const std::unique_ptr<open_spiel::State> state = game->NewInitialState();
    while (!state->IsTerminal()) {
      if (state->IsChanceNode()) {
        const open_spiel::ActionsAndProbs outcomes = state->ChanceOutcomes();
        state->ApplyAction(outcomes[luck.Below(outcomes.size())].first);
      } else {
        const std::vector<open_spiel::Action> actions = state->LegalActions();
        state->ApplyAction(actions[luck.Below(actions.size())]);
      }
      ++steps;
    }
  }
  return steps;
}
