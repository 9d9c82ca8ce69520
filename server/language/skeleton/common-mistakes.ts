/** Common mistakes in every game, and the correct wording. */
import type { CommonMistake } from '../../engine/index.ts';

export const commonSlips: readonly CommonMistake[] = [
  inBlock(
    '(has|have|having|carry|Carry|hold|holds|wields|bears|owns|with|armed ' +
      'with|Carries|Carrying|carrying|(Weapon|weapon|Weapons|weapons|Gear|gear|Equipment|equipment|carries) :) ' +
      '{things:things}',
    'carries {things}',
  ),
  inBlock('is (armed with|carrying|holding|wielding) {things:things}', 'carries {things}'),
  inBlock('[(is|are)] [aged] {age:number} (years old|years of age|years|year old)', 'note "{age} years old"'),
  {
    places: ['file'],
    words: '(title|Title|adventure|Adventure|encounter|Encounter|scene|Scene) [:] {title:prose}',
    say: 'scenario "{title}"',
  },
  { places: ['file', 'scenario'], words: 'seed (:|=) {value:number}', say: 'seed {value}' },
  { places: ['scenario', 'round', 'situation'], words: '{words:prose}', say: 'read aloud "{words}"' },
  {
    places: ['situation', 'round'],
    words: '{who:names} {be:is|are} (dead|killed|slain|dying|knocked out|unconscious|out)',
    say: '{who} {be} out of the fight',
  },
  ...conditions(),
  ...expectations(),
];

/** Conditions that writers ask in the heading of a round, and the correct wording. */
function conditions(): readonly CommonMistake[] {
  const asked = [
    ['(hits|hit|wins|win|succeeds|succeed|lands|makes it|make it)', '{who} succeeded'],
    ['(misses|miss|fails|fail|loses|lose)', '{who} failed'],
    [
      '(dies|die|died|falls|fell|drops|(is|are) (dead|killed|dying|gone|knocked out)|goes down)',
      '{who} is out of the fight',
    ],
    [
      '(lives|live|survives|survive|[still] (stands|stand)|(is|are) [still] (alive|up|standing))',
      'not {who} is out of the fight',
    ],
  ] as const;
  return asked.map(([words, say]) => ({
    places: ['scenario'],
    words: `round {number} (if|when|once) {who:names} ${words}`,
    say: `round {number} if ${say}`,
  }));
}

/** Expectations in other words, bounds with other signs, and default bounds if there are none. */
function expectations(): readonly CommonMistake[] {
  const asked = [
    ['(hits|hit|wins|win|succeed|lands|makes it|succeeds)', 'succeeds'],
    ['(misses|miss|loses|lose|fail|fails)', 'fails'],
    ['(dies|die|falls|goes down|(is|are) (dead|killed))', 'is out of the fight'],
    ['(is|are) (unharmed|unscathed)', 'is unhurt'],
  ] as const;
  return [
    ...asked.flatMap(([words, what]) => bounded(words, what)),
    ...bounded('(survives|survive|lives|live|makes it out)', 'is out of the fight', true),
  ];
}

/** `turned` inverts the bound: a chance of surviving is one minus the chance of being out of the fight. */
function bounded(words: string, what: string, turned = false): readonly CommonMistake[] {
  const bounds = [
    ['(at least|more than|over|above|> [=])', 'at least', 'at most'],
    ['(at most|less than|under|below|< [=])', 'at most', 'at least'],
  ] as const;
  const when = what.startsWith('is') ? 'after' : 'in';
  const shares = [
    ...bounds.flatMap(([sign, bound, opposite]) =>
      ['{share:percent}', '{share:number}'].map(
        (share) => [` ${sign} ${share}`, turned ? `${opposite} {rest}%` : `${bound} {share}%`] as const,
      ),
    ),
    [' {share:percent}', turned ? 'at most {rest}%' : 'at least {share}%'] as const,
    ['', turned ? 'at most 50%' : 'at least 50%'] as const,
  ];
  return shares.flatMap(([share, bound]) =>
    (
      [
        [' (in|after) round {number}', '{number}'],
        ['', '1'],
      ] as const
    ).map(([round, number]): CommonMistake => ({
      places: ['scenario'],
      words: `expect {who:names} ${words}${share}${round}`,
      say: `expect {who} ${what} ${bound} ${when} round ${number}`,
    })),
  );
}

function inBlock(words: string, say: string): CommonMistake {
  return { places: ['combatant'], words, say };
}
