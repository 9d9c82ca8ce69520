/** Checks of first aid and of bleeding. */
import { add, append, removeSentence } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import { possessive } from '../../../play/words.ts';
import { castOf, playedByPlayers } from '../cast.ts';
import { patientOf } from '../deeds/first-aid.ts';
import { factsOf, lastFact, type InjuryFact, type MoveablesFact } from '../facts.ts';
import { ofAnn } from './examples.ts';
import { saidIn, saidOf, writtenDeeds } from './written.ts';

/** Whether an injury bleeds in a way that first aid can stop, and in a way that it can’t. */
function bleeds({ of: { bleeding, internal } }: InjuryFact): { readonly outside: boolean; readonly inside: boolean } {
  return { outside: (bleeding?.value ?? 0) > 0, inside: (internal?.value ?? 0) > 0 };
}

const missingBleedRate: LintRule<MoveablesFact> = {
  id: 'missing-bleed-rate',
  severity: 'warning',
  title: 'Bleeding, and nobody says how much fatigue it gives',
  explanation:
    'Bleeding gives fatigue each round until the wound is bound. The text doesn’t say how much, or whether each ' +
    'bleeding or each injury counts. Until the group decides nothing is gained.',
  messages: { missing: 'How much fatigue does bleeding give? The text doesn’t say; write it, as in {line}' },
  ...example(`
  scenario "The vault"
  rules acquire-moveables
+ each bleeding gives 1 fatigue a round
  combatant Ann (she) of the Players
    GRC 6
    has exhaustion 0
    injury "Gash": 1 slot, depletion d6 daily, bleeding 1
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  round 1
    Ann: tests GRC.
`),
  *check({ scenario }) {
    if (lastFact(saidIn(scenario), 'bleed rate') !== undefined) return;
    const injury = playedByPlayers(castOf(scenario))
      .flatMap((who) => factsOf(saidOf(scenario, who), 'injury'))
      .find((each) => bleeds(each).outside || bleeds(each).inside);
    if (injury === undefined) return;
    const line = 'each bleeding gives 1 fatigue a round';
    const data = { line };
    const fixes = [add(line, scenario.rules.source ?? scenario.source)];
    yield found(missingBleedRate, 'missing', injury.source, data, { fixes });
  },
};

/** These verbs say what it is done with. */
const withBandages: ReadonlySet<string> = new Set(['bandages', 'bandage']);

const aidWithoutBandages: LintRule<MoveablesFact> = {
  id: 'first-aid-without-bandages',
  severity: 'warning',
  title: 'First aid without bandages',
  explanation: 'First aid needs bandages, or something makeshift in their place. Whoever gives it has to have them.',
  messages: { none: '{Name} has no bandages here; write what the wound is bound with, or that {name} carries some' },
  ...ofAnn(`
    PRE 5  WIL 4
    mental rows 4, 4, 3 with exhaustion 1, 2, 3
    injury "Gash": 1 slot, depletion d6 daily, bleeding 1
  situation "a vault"
    each bleeding gives 1 fatigue a round.
  round 1
-   Ann: tends herself.
         ^^^^^
+   Ann: tends herself with "strips of her shirt".
`),
  *check({ scenario }) {
    for (const { deed } of writtenDeeds(scenario)) {
      const { actor, announcement, targets, kind } = deed;
      const { verb, clauses, thing } = announcement;
      const hasThem = [actor, ...targets].some(({ carries }) =>
        carries.some(({ id, text }) => /bandage/iu.test(id ?? text)),
      );
      const isSaid =
        thing !== undefined || lastFact(clauses, 'with thing') !== undefined || withBandages.has(verb.text);
      if (kind !== 'first aid' || hasThem || isSaid) continue;
      yield found(aidWithoutBandages, 'none', verb.source, naming('name', actor), {
        fixes: [
          append(` with "strips of ${possessive(actor.combatant.pronoun)} shirt"`, announcement.source),
          add('carries bandages', actor.combatant.source),
        ],
      });
    }
  },
};

const aidForNothing: LintRule<MoveablesFact> = {
  id: 'first-aid-for-nothing',
  severity: 'warning',
  title: 'First aid where it can stop nothing',
  explanation:
    'Success at first aid stops one bleeding of an injury. It can’t stop internal bleeding (IBLD), and gives back no ' +
    'HP. No entry of the injury table bleeds, so whatever bleeds is written.',
  messages: {
    none: '{Name} has no bleeding injury at this point, so first aid does nothing',
    internal: 'First aid can’t stop internal bleeding, and {name} has no other',
  },
  ...ofAnn(`
    PRE 5  WIL 4
    mental rows 4, 4, 3 with exhaustion 1, 2, 3
    carries bandages
    injury "Burst spleen": 2 slots, depletion d8 daily, internal bleeding
  situation "a vault"
    each bleeding gives 1 fatigue a round.
  round 1
-   Ann: tends herself.
         ^^^^^
`),
  *check({ scenario }) {
    for (const { deed, round } of writtenDeeds(scenario)) {
      if (deed.kind !== 'first aid') continue;
      const patient = patientOf(deed);
      const later = new Set(
        scenario.rounds.filter(({ number }) => number > round.number).flatMap(({ facts }): readonly object[] => facts),
      );
      const injuries = factsOf(saidOf(scenario, patient), 'injury').filter((injury) => !later.has(injury));
      if (injuries.some((injury) => bleeds(injury).outside)) continue;
      const { announcement } = deed;
      const message = injuries.some((injury) => bleeds(injury).inside) ? 'internal' : 'none';
      const fixes = [removeSentence(announcement.source)];
      yield found(aidForNothing, message, announcement.verb.source, naming('name', patient), { fixes });
    }
  },
};

export const firstAidChecks: readonly LintRule<MoveablesFact>[] = [missingBleedRate, aidWithoutBandages, aidForNothing];
