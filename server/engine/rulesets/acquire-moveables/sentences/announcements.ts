/** Sentences below an announcement: what makes it harder or easier, cover, attributes and pins. */
import { from, ifSaid, numberOrOne, optional, said } from '../../../fact-rows.ts';
import type { Words } from '../../../scenario.ts';
import type { SlotForm, Slots } from '../../../sentence.ts';
import type { PinPurpose } from '../facts.ts';
import { fact, under, type Row } from './rows.ts';

const names = 'STR|GRC|PRE|WIL|ALR|RCL|Strength|Grace|Precision|Willpower|Alertness|Recall';

/** The forms of the attributes of a test: `STR`, `STR+GRC`. */
export const attributesForm: SlotForm = {
  type: 'attributes',
  forms: [`{one:${names}} [+ {two:${names}}] [+ {three:${names}}] [+ {four:${names}}]`],
  called: 'one to three attributes, as STR+GRC',
};

const purposes = ['location', 'damage', 'injury row', 'mishap', 'initiative', 'opponent'] as const;

/** The forms of one entry of `rolls location 3, damage 7`. */
export const pinForm: SlotForm = {
  type: 'pinneddie',
  forms: [`{purpose:${purposes.join('|')}} {die:number}`, '{die:number}', 'any'],
  called: 'what a die is for and shows, as location 3',
};

export const announcementRows: readonly Row[] = [
  steps(
    'harder',
    'What makes a hit harder: the location die goes a step up, so that more of its numbers miss.',
    'harder "shin-deep water"',
  ),
  steps(
    'easier',
    'What makes a hit easier: the location die goes a step down.',
    'easier "it is wedged between two pillars"',
  ),
  {
    id: 'cover',
    places: under,
    words: 'cover {words:prose} over {over:Head|Thorax|Abdomen|Arms|Legs…}',
    means: fact('cover', {
      words: said.words,
      over: (slots) => slots.each('over').map((each) => each.words('over')),
    }),
    asks: { words: 'what the cover is, in quotes' },
    doc: 'Solid cover before parts of the target’s body: a shot that would land there strikes the cover.',
    example: 'cover "a fallen altar" over Abdomen, Legs',
  },
  twice(
    'advantage',
    'A reason to roll twice and take the better roll; with `for`, one person’s, such as that of a contest’s opponent.',
    'advantage "firm footing"',
  ),
  twice(
    'disadvantage',
    'A reason to roll twice and take the worse roll; with `for`, one person’s, such as that of a contest’s opponent.',
    'disadvantage "hands full"',
  ),
  {
    id: 'attributes',
    places: under,
    words: '(by|with) {attributes:attributes} [against [(his|her|its|their|the)] {against:attributes}]',
    means: fact('attributes', {
      names: from('attributes', attributesIn),
      against: ifSaid(attributesIn),
    }),
    doc:
      'The attributes that are tested: one with a d10, two with a d20, three with a d30. With what the opponent ' +
      'tests it is a contest.',
    example: 'by STR against its GRC',
  },
  {
    id: 'with-thing',
    places: under,
    words: 'with {thing}',
    means: fact('with thing', { uses: from('thing', said.name) }),
    doc: 'The weapon or tool that is used.',
    example: 'with her musket',
  },
  {
    id: 'magic-dice',
    places: under,
    words: '(with|using) {count:number} ([magic] (dice|die)|MD)',
    means: fact('magic dice', { count: said.number }),
    doc: 'How many magic dice are invested.',
    example: 'with 2 magic dice',
  },
  {
    id: 'hurrying',
    places: under,
    words: 'hurrying',
    means: fact('hurrying', {}),
    doc: 'A PRE test to reload a step more; on a failure the step is lost.',
    example: 'hurrying',
  },
  {
    id: 'on-magic-dice',
    places: under,
    words: 'on {when:doubles|triples} {text:prose}',
    means: (slots) => {
      const when = slots.words('when').text;
      return { piece: 'prose', prose: { kind: `on ${when}`, when, ...slots.words('text') } };
    },
    doc: 'What is read out when the magic dice show doubles or triples.',
    example: 'on doubles "the fog says Cid’s name, loudly, and goes."',
  },
  {
    id: 'free',
    places: under,
    words: 'also {does:shouts|moves} [to] [{words:prose}]',
    means: fact('free', { does: said.words, words: optional.words }),
    doc: 'Something free besides the action: to shout something short, or to move.',
    example: 'also shouts "Mind the altar!"',
  },
  {
    id: 'free-thing',
    places: under,
    words: 'also {does:draws|drops|drinks} {thing}',
    means: fact('free', { does: said.words, thing: optional.name }),
    doc:
      'Something free besides the action: to draw what is carried `(sheathed)` or `(holstered)`, drop something, ' +
      'or drink what is held.',
    example: 'also draws her knife',
  },
  {
    id: 'pinned-roll',
    places: under,
    words: 'rolls {dice:pinneddie…}',
    means: fact('pinned roll', {
      dice: (slots) =>
        slots.each('dice').map((each) => ({
          ...(each.has('die') ? { value: each.number('die') } : {}),
          ...(each.has('purpose') ? { purpose: purposeOf(each.words('purpose').text) } : {}),
        })),
    }),
    doc: 'Pins what dice show, by what they are for; `any` leaves a die to chance.',
    example: 'rolls location 3, damage 7',
  },
];

function attributesIn(slots: Slots, slot: string): readonly Words[] {
  const [named] = slots.each(slot);
  return ['one', 'two', 'three', 'four'].flatMap((each) => (named?.has(each) === true ? [named.words(each)] : []));
}

function purposeOf(text: string): PinPurpose {
  return purposes.find((each) => each === text) ?? 'location';
}

function steps(which: 'harder' | 'easier', doc: string, example: string): Row {
  return {
    id: which,
    doc,
    example,
    places: under,
    words: `[{steps:number} (steps|step)] ${which} {words:prose} [for {whose:names}]`,
    asks: { words: 'why, in quotes' },
    means: fact(which, { steps: numberOrOne, words: optional.words, whose: optional.names }),
  };
}

function twice(which: 'advantage' | 'disadvantage', doc: string, example: string): Row {
  return {
    id: which,
    doc,
    example,
    places: under,
    words: `${which} {words:prose} [for {whose:names}]`,
    asks: { words: 'why, in quotes' },
    means: fact(which, { words: optional.words, whose: optional.names }),
  };
}
