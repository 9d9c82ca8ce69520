/** The text’s examples in our own words: drives, advantages of each type, tasks of each difficulty. */
import type { Difficulty } from '../attempts/difficulty.ts';
import type { Drive } from '../facts.ts';
import type { ChargeType } from '../fight.ts';

/** One of the seven drives (qs-202); its sort is our reading. */
export interface DriveSample {
  readonly words: string;
  readonly sort: NonNullable<Drive['sort']>;
}

export const driveSamples: readonly DriveSample[] = [
  { words: 'Stay alive', sort: 'value' },
  { words: 'Keep my daughter safe', sort: 'value' },
  { words: 'Get rich', sort: 'goal' },
  { words: 'Own a country house', sort: 'goal' },
  { words: 'See justice done', sort: 'value' },
  { words: 'Find who murdered my father', sort: 'project' },
  { words: 'Be good in my own eyes', sort: 'value' },
];

/** `about` says what it can do, if its name doesn’t. */
export interface AdvantageSample {
  readonly words: string;
  readonly type: ChargeType;
  readonly sort: string;
  readonly about?: string;
}

/** The list of examples (qs-150 … qs-168), then those that explain the types (qs-137, qs-139). */
export const advantageSamples: readonly AdvantageSample[] = [
  sample('minor', 'equipment', 'High-quality binoculars', 'clear sight of what is far away'),
  sample('minor', 'skill', 'Tracking', 'follows trails'),
  sample('significant', 'power', 'Eye for talents', 'senses who has a talent; of what kind, seldom'),
  sample('significant', 'talent', 'Perceptive', 'notices more than most'),
  sample('major', 'power', 'Sees the past'),
  sample('minor', 'profession', 'Computer programmer'),
  sample('minor', 'craft', 'Carpentry'),
  sample('significant', 'profession', 'Bodyguard', 'fists, rooms and threats'),
  sample('major', 'profession', 'FBI agent', 'crime scenes, advanced driving and firearms'),
  sample('minor', 'profession', 'FBI agent', 'the Bureau’s procedures alone'),
  sample('minor', 'telekinesis', 'Gentle touch', 'moves light things in sight'),
  sample('minor', 'telekinesis', 'Third arm', 'as long and as strong as a real one'),
  sample('significant', 'telekinesis', 'Distant hands', 'uses small things anywhere in view'),
  sample('significant', 'telekinesis', 'Throws people back', 'with force, and only those nearby'),
  sample('major', 'telekinesis', 'Moves anything', 'handles whatever is in view'),
  sample('minor', 'weapon', 'Knife'),
  sample('significant', 'weapon', 'Handgun'),
  sample('significant', 'weapon', 'Rifle'),
  sample('significant', 'weapon', 'Shotgun'),
  sample('major', 'weapon', 'Returning dagger', 'magical and very powerful; can knock people out instead'),
  sample('significant', 'power', 'Looks like somebody else'),
  sample('significant', 'power', 'Hides in shadows'),
  sample('significant', 'power', 'Makes magical artifacts'),
  sample('significant', 'power', 'Watches emotions'),
  sample('significant', 'power', 'Binds with a contract'),
  sample('significant', 'power', 'Absorbing skin'),
  sample('significant', 'weapon', 'Powerful firearm'),
  sample('significant', 'weapon', 'Disintegration gun'),
  sample('significant', 'telekinesis', 'Unseen strength', 'as strong as a person'),
  sample('major', 'power', 'Reads thoughts'),
  sample('major', 'power', 'Reads memories'),
  sample('major', 'power', 'Teleports', 'oneself, and more than a short way'),
];

/** A task; `when` says for whom or when it has this difficulty. */
export interface TaskSample {
  readonly words: string;
  readonly when: string;
}

/** The text has none for overwhelming (qs-019 … qs-024, qs-029, qs-030, qs-034 … qs-036, qs-040, qs-041). */
export const taskSamples: Readonly<Record<Difficulty, readonly TaskSample[]>> = {
  easy: [
    { words: 'draw the pistol', when: 'for anybody; putting it away too' },
    { words: 'step to the door', when: 'for anybody, if it isn’t far' },
    { words: 'lean out', when: 'out of cover; the shot is an action of its own' },
    { words: 'raise the base on the radio', when: 'for somebody who knows such radios, in ordinary conditions' },
    { words: 'keep the car on the road', when: 'for any licensed driver, on decent roads' },
    { words: 'race through light traffic', when: 'for most police officers, with the siren on' },
  ],
  common: [
    { words: 'weave through traffic', when: 'for most people, at speed' },
    {
      words: 'shoot the sentry',
      when: 'for somebody trained with firearms: a bad wound, at a decent range, to a person who keeps still',
    },
  ],
  hard: [
    { words: 'drive the wrong way', when: 'for a good driver, at speed against the traffic' },
    { words: 'pass the van', when: 'for a good driver, in traffic and with an average driver ahead' },
    { words: 'kill the guard', when: 'for somebody trained with firearms, with a gun' },
  ],
  difficult: [
    { words: 'jump the bike to the boat', when: 'for a fair motorcyclist, from a ramp' },
    {
      words: 'knock him out cold',
      when: 'for somebody who knows the basics of unarmed fighting, with a blow to the head',
    },
  ],
  overwhelming: [],
};

function sample(type: ChargeType, sort: string, words: string, about?: string): AdvantageSample {
  return { words, type, sort, ...(about === undefined ? {} : { about }) };
}
