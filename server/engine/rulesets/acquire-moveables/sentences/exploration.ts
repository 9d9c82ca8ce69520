/** Sentences about places and time: doors, lights, the clock, encounter checks; and about languages and skills. */
import { numberOrOne, optional, said } from '../../../fact-rows.ts';
import type { Numeral } from '../../../scenario.ts';
import type { SlotForm, Slots } from '../../../sentence.ts';
import type { BarSide, PinnedHeadDie, ReconReason } from '../facts.ts';
import { atHead, block, declares, fact, lasting, under, type Row } from './rows.ts';

/** The forms of one property of a door. */
export const doorForm: SlotForm = {
  type: 'doorproperty',
  forms: [
    '{material:wooden|metal}',
    '{lock:locked|unlocked}',
    'barred on {side:this side|the far side}',
    '{bars:number} (bars|bar) on {side:this side|the far side}',
  ],
  called: 'what it is made of, or what keeps it shut',
};

/** The forms of one reason for a step of the recon die: `loud "running feet"`. */
export const reconForm: SlotForm = {
  type: 'reconreason',
  forms: ['{step:quiet|loud} [{words:prose}]', '[(by|with)] [a] {step:candle|candlelight} [{words:prose}]'],
  called: 'quiet, loud or candle, and why',
};

const headDice = ['encounter', 'recon', 'disposition', 'recovery'] as const;

/** The forms of one pinned die of a head. */
export const headDieForm: SlotForm = {
  type: 'headdie',
  forms: [`{of:${headDice.join('|')}} ({die:number}|any)`, 'healing of {injury:prose} ({die:number}|any)'],
  called: 'which die shows what, as recon 1',
};

/** The forms of a language and how well somebody knows it. */
export const languageForm: SlotForm = {
  type: 'language',
  forms: ['{tongue:word} {value:number}'],
  called: 'a language and its value, as Drillshout 5',
};

function reasonsIn(slots: Slots): readonly ReconReason[] {
  if (!slots.has('recon')) return [];
  return slots.each('recon').map((each) => {
    const { text, source } = each.words('step');
    const step = (['quiet', 'loud', 'candle'] as const).find((word) => word === text) ?? 'candle';
    return { step, source, ...(each.has('words') ? { words: each.words('words') } : {}) };
  });
}

function headDiceIn(slots: Slots): readonly PinnedHeadDie[] {
  return slots.each('dice').map((each) => ({
    of: headDice.find((die) => each.has('of') && each.words('of').text === die) ?? 'healing',
    ...(each.has('injury') ? { injury: each.words('injury') } : {}),
    ...(each.has('die') ? { value: each.number('die') } : {}),
  }));
}

function propertyIn(slots: Slots, slot: string): Slots | undefined {
  return slots.each('properties').find((each) => each.has(slot));
}

/** Of several words for its lock, `locked` counts. */
function isLockedBy(slots: Slots): boolean {
  return slots.each('properties').some((each) => each.has('lock') && each.words('lock').text === 'locked');
}

function barsIn(slots: Slots): { readonly count: Numeral; readonly side: BarSide } | undefined {
  const barred = propertyIn(slots, 'side');
  if (barred === undefined) return undefined;
  const side = barred.words('side');
  return {
    count: numberOrOne(barred, 'bars', side.source),
    side: side.text === 'this side' ? 'this side' : 'far side',
  };
}

export const explorationRows: readonly Row[] = [
  {
    id: 'door',
    places: ['file', 'scenario'],
    words: 'door {new:newthing} : {properties:doorproperty…}',
    means: declares(
      fact('door', {
        material: (slots) => {
          const material = propertyIn(slots, 'material')?.words('material').text;
          return material === undefined ? undefined : material === 'metal' ? 'metal' : 'wooden';
        },
        isLocked: (slots) => (isLockedBy(slots) ? true : undefined),
        bars: barsIn,
      }),
    ),
    doc: 'A door: what it is made of, and what keeps it shut; its bars are on the party’s side, or on the far one.',
    example: 'door the postern: wooden, locked, 2 bars on this side',
  },
  {
    id: 'light',
    places: ['file', 'scenario'],
    words: 'light {new:newthing} : {levels:number} (levels|level)',
    means: declares(fact('light', { levels: said.number })),
    doc: 'A light that burns, with the number of depletions that it lasts.',
    example: 'light torch: 3 levels',
  },
  {
    id: 'clock',
    places: ['situation'],
    words: 'the time is {hours:number} : {minutes:number}',
    means: fact('clock', { hours: said.number, minutes: said.number }),
    doc: 'The time of day at the start, on a clock of 24 hours.',
    example: 'the time is 14:30.',
  },
  {
    id: 'encounter-check',
    places: atHead,
    words: 'encounter check [:] {words:prose} [, {recon:reconreason…}]',
    asks: { words: 'the noise or alarm, in quotes' },
    means: fact('encounter check', { words: said.words, recon: reasonsIn }),
    doc:
      'An encounter check that noise or alarm triggers, with what steps the recon die. Whether a candle is a step up ' +
      'since it can be seen, or since there is nothing better to see by, the text doesn’t make clear.',
    example: 'encounter check: "the alarm bell", loud "running feet"',
  },
  {
    id: 'hourly-checks',
    places: lasting,
    words: 'encounter check each hour [[:] {recon:reconreason…}]',
    means: fact('hourly checks', { recon: reasonsIn }),
    doc: 'An encounter check each hour of the clock from here on, in rounds whose heading says how long they take.',
    example: 'encounter check each hour: quiet "felt on the boots"',
  },
  {
    id: 'no-hourly-checks',
    places: atHead,
    words: 'no encounter check each hour',
    means: fact('hourly checks', {}),
    doc: 'No more encounter checks each hour from here on.',
    example: 'no encounter check each hour.',
  },
  {
    id: 'disposition',
    places: atHead,
    words: 'disposition of {who:names}',
    means: fact('disposition', { who: said.names }),
    doc: 'A d6 for how somebody feels about the party, from hostile to benevolent.',
    example: 'disposition of the Ghoul',
  },
  {
    id: 'head-dice',
    places: atHead,
    words: '[in hour {hour:number}] the dice show {dice:headdie…} [for {whose:names}]',
    means: fact('head dice', { dice: headDiceIn, whose: optional.names, hour: optional.number }),
    doc:
      'Pins what the dice show of the nearest encounter check, disposition or rest above that rolls such dice; or, ' +
      'in an hour of the round, those of the check that is made each hour. `any` leaves a die to chance.',
    example: 'the dice show encounter 1, recon 7',
  },
  {
    id: 'burns-down',
    places: atHead,
    words: '{light:thing} burns down [by {levels:number} (levels|level)]',
    means: fact('burns down', { light: said.name, levels: numberOrOne }),
    doc: 'A light loses levels by the writer’s word.',
    example: 'the torch burns down.',
  },
  {
    id: 'burning',
    places: lasting,
    words: '{light:thing} is {state:lit|put out}',
    means: fact('burning', { light: said.name, isLit: (slots) => slots.words('state').text === 'lit' }),
    doc: 'Whether a light burns from here on; each does from the start unless this is written.',
    example: 'the lantern is put out.',
  },
  {
    id: 'languages',
    places: block,
    words: 'speaks {languages:language…}',
    means: fact('languages', {
      tongues: (slots) =>
        slots.each('languages').map((each) => ({ tongue: each.words('tongue'), value: each.number('value') })),
    }),
    doc: 'Languages: from 1 to 3 limited, from 4 to 6 average, from 7 to 9 eloquent.',
    example: 'speaks Lingua-Weal 3, Trade-Sign 8',
  },
  {
    id: 'skills',
    places: block,
    words: 'skilled in {skills:prose…}',
    means: fact('skills', { skills: said.list }),
    doc: 'Skills, each as broad as a trade or a degree. The text gives them no number.',
    example: 'skilled in "Sailing", "Architecture"',
  },
  {
    id: 'holding',
    places: under,
    words: 'holding {words:prose}',
    asks: { words: 'what is held, in quotes' },
    means: fact('holding', { words: said.words }),
    doc: 'Held things: a test of Trade-Sign, which is signed with the whole body, is at disadvantage.',
    example: 'holding "a lantern"',
  },
];
