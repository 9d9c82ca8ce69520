/** Common mistakes in rounds: what is free, what happens to people, rests, lights, encounters. */
import { group, lacking, meaning, who, type Mistaken } from './rows.ts';

/** What somebody does besides their action. */
const free: readonly Mistaken[] = [
  [`${who} (drinks|quaffs|swallows) {what:words}`, '{who}: waits, also drinks {what}'],
  [`${who} (draws|unsheathes) {what:words}`, '{who}: waits, also draws {what}'],
  [`${who} (drops|lets go of) {what:words}`, '{who}: waits, also drops {what}'],
];

const dice = '(with|using|on|for) {dice:number} ([magic] (dice|die|d6)|MD)';
const magic: readonly Mistaken[] = ['words', 'prose'].flatMap((form): readonly Mistaken[] => {
  const spell = form === 'prose' ? '"{spell}"' : '{spell}';
  return [
    [`${who} casts {spell:${form}} ${dice}`, `{who}: casts ${spell} with {dice} magic dice`],
    [
      `${who} casts {spell:${form}} ${dice} (at|on|over|against) {foes:names}`,
      `{who}: casts ${spell} at {foes} with {dice} magic dice`,
    ],
  ];
});

const happening: readonly Mistaken[] = [
  [`${who} (catches|catch) fire`, '{who} is on fire'],
  [`${who} (is|are) (burning|ablaze|in flames)`, '{who} is on fire'],
  [`${who} (falls|drops) {count:number} {unit:sq|squares|square|m|metres} {where:words}`, '{who} falls {count} {unit}'],
  [`${who} (falls|fall|tumbles) (down|into|off|from) {where:words}`, '{who} falls 2 sq'],
  [`${who} (is|are) bleeding`, '{who} takes an injury "wound": 1 slot, depletion d6 daily, bleeding 1'],
  [`${who} (is|are) (tired|fatigued)`, '{who} gains 1 fatigue'],
  [`${who} (is|are) exhausted`, '{who} has exhaustion 1'],
  [`${who} (gains|takes|gets|suffers) {count:number} (FAT|Fatigue)`, '{who} gains {count} fatigue'],
  [`${who} (takes|suffers|loses) [(1|a|one)] {die:word} [of] [{kind:word}] (damage|HP|DMG)`, '{who} takes 3 damage'],
  [`${who} (heals|recovers|gains) {points:number} (HP|hp|hit points)`, '{who} regains {points} HP'],
  [`${who} ((holds|hold) (his|her|its|their) breath|drowns|drown|(is|are) drowning)`, '{who} is under water'],
  [`${who} (takes|strips|pulls) off {what:words} (in the water|while swimming)`, '{who}: sheds "{what}"'],
  [`${who} (takes|strips|pulls) off {what:words}`, '{who}: sheds "{what}"'],
];

const asleep = 'sleeps for 7 hours with a ration';
const night = '(camps|camp|makes camp|make camp|sleeps|sleep|rests|rest) [(for the night|overnight)]';

const resting: readonly Mistaken[] = [
  [`${group} (takes|take|has|have) (a|an) (short rest|break|breather)`, 'everybody rests'],
  [`${who} (takes|take|has|have) (a|an) (short rest|break|breather)`, '{who} rests'],
  [`${group} (${night}|(takes|take) a long rest)`, `everybody ${asleep}`],
  [`${who} (${night}|(takes|take) a long rest)`, `{who} ${asleep}`],
  [`${group} (searches|search) {what:words}`, 'everybody: search "{what}"'],
  [`${group} (crosses|enters|explores|cross|enter|explore) {what:words}`, 'everybody: cross "{what}"'],
];

const times: readonly Mistaken[] = [
  ['{count:number} {unit:minutes|hours} (pass|passes|later)', 'round 2, {count} {unit}'],
  ['(An|an) hour (passes|later)', 'round 2, 1 hour'],
];

const [roll, random] = ['[(Roll|roll|Rolls|rolls)] [for] [(a|an)]', '[(Random|random|wandering|Wandering)]'];

const exploring: readonly Mistaken[] = [
  [`${who} (smashes|bashes|breaks|rams|shoulders|barges) {door:thing} [(open|down|in)]`, '{who}: kicks down {door}'],
  ['{light:thing} (goes|burns|dies|gutters|blows) [(out|down)]', '{light} is put out'],
  [`${who} (lights|light|ignites|kindles) {light:thing}`, '{light} is lit'],
  [`${who} (extinguishes|douses|puts out|snuffs) {light:thing}`, '{light} is put out'],
  [`${roll} ${random} (Encounter|encounter|encounters|monster|monsters) [(check|checks|roll)]`, 'encounter check: "…"'],
];

const under = '(below|under) (0|zero) [(HP|hp|hit points)]';

/** Conditions in the heading of a round, in other words. */
const falls = '(falls|fall|drops|drop|goes|go|sinks|sink|fell|dropped|went|has fallen|has dropped|has gone)';
const asked: readonly Mistaken[] = [
  [`${falls} ${under}`, 'below 0 HP'],
  ['has ((less|fewer) than (0|zero)|negative) [(HP|hp|hit points)]', 'below 0 HP'],
  ['(is|has been) knocked (prone|down|over)', 'prone'],
].map(([words = '', state = '']): Mistaken => [
  `round {number} (if|when|once) {who:names} ${words}`,
  `round {number} if {who} is ${state}`,
]);

const expected = `expect {who:names} ${falls} ${under} {bound:at least|at most} {share:percent} (in|after) round {number}`;

export const roundMistakes = [
  ...meaning(['scenario'], [...asked, [expected, 'expect {who} is below 0 HP {bound} {share}% after round {number}']]),
  ...meaning(['round'], [...free, ...magic, ...happening, ...resting, ...times, ...exploring]),
  ...meaning(
    ['situation', 'round'],
    [
      [
        '(It|it|The (water|air|wind)) (is|gets) (freezing|icy|bitter|bitterly cold|very cold|cold)',
        'the cold is moderate',
        'the cold is extreme',
      ],
    ],
  ),
  ...meaning(
    ['situation'],
    [
      [
        '(It|it|The time|the time|Time|time) [is] [:] {hours:number} : {minutes:number}',
        'the time is {hours}:{minutes}',
      ],
    ],
  ),
  ...lacking(
    ['situation', 'round'],
    [
      [`${who} (is|are) (surprised|unaware) [(by|of) {by:names}]`, 'rules for surprise in a fight'],
      ['[(Surprise|surprise)] round', 'rules for surprise in a fight'],
      [`${who} (is|are) (poisoned|paralysed|paralyzed|stunned|blinded|charmed|asleep)`, 'rules for such states'],
      [`${who} (rolls|roll) [for] initiative`, 'announcements of initiative, which is tested anyway'],
      [
        '[(Roll|roll|Rolls|rolls)] [for] (initiative|Initiative)',
        'announcements of initiative, which is tested anyway',
      ],
    ],
  ),
];
