/** What the panel tries in Acquire Moveables: reasons for and against, and dice that are forced. */
import assert from 'node:assert/strict';
import { analyze, wishedCourse } from '../../../server/analysis/index.ts';
import { runToEnd, seededThrows } from '../../../server/engine/index.ts';
import { forceThrows, type Forced } from '../contract/forcing.ts';
import { edited } from '../contract/setting-aside.ts';
import { addThrows, type Added } from '../contract/trying-add.ts';

const cast = `weapon pistol: ranged, damage d8, reload 1
weapon axe: close, damage d8
weapon bomb: thrown, damage d12
door gate: wooden, 2 bars on this side
combatant Ann (she) of the Players
  STR 5  GRC 6  PRE 4  WIL 5  HP 8
  carries pistol (loaded), bandages, bomb
combatant Bob (he) of the Players
  STR 7  GRC 3  PRE 2  HP 8
  carries axe
  below 0 HP fights on
combatant Cid (they) of the Players
  STR 2  GRC 5  PRE 6  HP 4  MD 3
  knows "Fog"
combatant the Ghoul (it) of the Host
  STR 6  GRC 4  HP 30
  carries axe
combatant the Rat (it) of the Host
`;

const file = 'trials.clash';
const scenario = (rounds: string) => ({
  file,
  text: `scenario "The vault"\nrules acquire-moveables\n\n${cast}\n${rounds}`,
});

const fight = scenario(`round 1
  Ann: shoots the Ghoul with her pistol.
    rolls location 3, damage 3
  Bob: strikes the Ghoul with his axe.
    harder "knee-deep water"
  the Ghoul: strikes Bob with its axe.
round 2
  Ann: hurls the bomb at the Ghoul.
  Cid: casts "Fog" with 3 magic dice.
`);

const head = scenario(`round 1, 10 minutes
  encounter check: "the bell"
  disposition of the Ghoul
  Bob: lifts a bar from the gate.
  Ann: tests STR+GRC to "hold the door".
    advantage "firm footing"
  Cid: flees from the Ghoul.
`);

const time = scenario(`situation "below"
  encounter check each hour: quiet "on felt"
round 1, 3 hours
  Bob takes an injury "Gash": 1 slot, depletion d6 daily.
  Bob takes an injury "Cut": 1 slot, sudden-end d8 each watch.
  encounter check: "the bell"
  the dice show encounter 3
  disposition of the Ghoul and the Rat
  encounter check: "a shot", loud "it echoes"
  disposition of the Ghoul
  the dice show encounter 2, recon 8, disposition 6
  in hour 2 the dice show encounter 5
  Ann and Bob rest.
  Ann: searches "the gallery".
round 2, 8 hours
  Ann and Bob sleep for 7 hours with a ration.
  the dice show healing of "Cut" 3
round 3, 3 watches
  Ann: swims.
    with 2 rows occupied
`);

describe('trials in Acquire Moveables', () => {
  for (const [what, written] of [
    ['those of deeds', fight],
    ['those of a head, and of tests', head],
    ['those that time brings', time],
  ] as const) {
    it(`force dice: ${what}`, () => {
      const forced: Forced = { fell: 0, gone: 0, unpinned: 0, complaints: [] };
      forceThrows(written, forced);
      assert.deepEqual(forced.complaints, []);
      assert.ok(forced.fell > 0);
    });
  }

  it('force each die of a blow among its own faces, and leave the other as it is', () => {
    const analysis = analyze(fight.text, { file });
    const played = analysis.scenarios[0]!;
    const { scenario: written, ruleset } = played;
    const step = played.timeline().rounds[0]!.steps.find(({ key }) => key === '1/blow/Ann')!;
    const { slots, faces, now, write } = ruleset.trialSentences.forcing!(written, written.rounds[0]!, step, 'Ann')!;
    assert.deepEqual(slots, ['the location die', 'the damage die']);
    assert.deepEqual(
      faces.map((each) => each.length),
      [10, 8],
    );
    assert.deepEqual(now, ['3', '3']);
    const lines = (shown: readonly (string | null)[]) =>
      edited(fight, analysis, write(shown))
        .reading.text.split('\n')
        .filter((line) => line.includes('rolls'));
    assert.deepEqual(lines([null, '8']), ['    rolls damage 8']);
    assert.deepEqual(lines(['2', '3']), ['    rolls location 2, damage 3']);
    assert.deepEqual(lines([null, null]), []);
  });

  it('force the party’s dice, and say so where they aren’t rolled', () => {
    const force = (step: string) =>
      wishedCourse(analyze(head.text, { file }), 0, {
        trials: [{ kind: 'force', step, who: 'the party', faces: ['2'] }],
        redraws: [],
      })!.trials[0]!;
    assert.deepEqual(
      [force('1/encounter check/1').says, force('1/encounter check/1').lost],
      ['The party rolls 2 with the encounter die', undefined],
    );
    assert.equal(force('2/encounter check/1').lost, 'there is no such step in this course');
  });

  it('add reasons for and against to whatever takes them', () => {
    const added: Added = { counted: 0, passed: 0, kept: 0, complaints: [] };
    addThrows(fight, added);
    addThrows(head, added);
    assert.deepEqual(added.complaints, []);
    assert.ok(added.counted >= 10);
  });

  it('count one more reason like the sentence for it', () => {
    const before = analyze(fight.text, { file });
    const [{ scenario: written, ruleset, seed }] = before.scenarios as [(typeof before.scenarios)[0]];
    for (const who of ['Ann', 'Ghoul']) {
      const intents = ruleset.trialSentences.add(written, written.rounds[0]!, who, 1, 'luck') ?? [];
      const after = edited(fight, before, intents).scenarios[0]!.odds().rounds[0];
      const change = { who, add: 'advantage' };
      const asked = { throws: seededThrows(seed), seed, whatIf: { round: 0, change } };
      const [told] = runToEnd(ruleset.odds(written, asked)).rounds;
      const of = (round = after) => round?.actions.find(({ actor }) => actor === who)?.odds;
      assert.deepEqual(of(told), of());
      assert.notDeepEqual(of(told), of(before.scenarios[0]!.odds().rounds[0]));
    }
  });

  it('name several people’s reason for one of them', () => {
    const shared = scenario('round 1\n  Ann and Bob: test STR.\n    disadvantage "a cramp" for Bob\n');
    const pools = analyze(shared.text, { file })
      .scenarios[0]!.odds()
      .rounds[0]!.actions.map(({ pool }) => pool.size);
    assert.deepEqual(pools, [1, 2]);
  });
});
