/** How each rule of our reading of the text is covered: by play, by a check, or only by a page that explains it. */
import { rule, type RuleName } from './rule-ids.ts';

interface CoveredRule {
  /** `am-001`, as in the reading. */
  readonly id: string;
  readonly how: 'played' | 'linted' | 'page only';
  /** The pages that explain it, the first of them before all; a step of a played rule cites one of these. */
  readonly pages: readonly RuleName[];
  /** Why no scenario can show it, where there is only a page. */
  readonly why?: string;
}

type Numbers = readonly [first: number, last?: number];

const because = {
  aboutTheText: 'It says what the text is, and nothing that anybody does.',
  objects: 'It says what dice to buy.',
  unused: 'The text uses neither abbreviation in a rule.',
  forTheGroup: 'What it says is for the DM to apply: no scenario can be wrong or right about it.',
  noNumbers: 'The text has no number for it, and no procedure.',
  story: 'It is told, and no rule follows from it.',
  sources: 'It says where a rule comes from.',
};

/** All rules of the ledger, in its order: each row has the number of one, or the first and the last of several. */
export const coverage: readonly CoveredRule[] = [
  pageOnly([1, 2], because.aboutTheText, rule.about),
  pageOnly([3], because.objects, rule.ladder),
  played([4, 7], rule.test),
  played([8, 10], rule.contest, rule.fleeing),
  played([11, 12], rule.ladder),
  played([13, 15], rule.hundreds),
  played([16, 17], rule.depletion),
  played([18, 19], rule.suddenEnd),
  played([20, 21], rule.twice),
  pageOnly([22, 23], because.unused, rule.rounding),
  played([24, 28], rule.time),
  linted([29], rule.measures),
  played([30], rule.measures),
  linted([31], rule.attributes),
  linted([32], rule.values),
  played([33], rule.values, rule.exhaustion),
  pageOnly([34], because.noNumbers, rule.values),
  pageOnly([35, 40], because.forTheGroup, rule.attributes),
  played([41], rule.hitPoints, rule.damage),
  pageOnly([42], because.noNumbers, rule.hitPoints),
  played([43], rule.hitPoints, rule.exhaustion),
  played([44], rule.inventories, rule.fatigue),
  linted([45, 46], rule.inventories),
  linted([47, 48], rule.items),
  played([49], rule.injuryChits),
  played([50, 52], rule.fatigueChits, rule.fatigue),
  played([53], rule.exhaustion),
  played([54, 55], rule.fatigue),
  played([56, 57], rule.coma),
  played([58], rule.fatigue),
  played([59, 60], rule.resting),
  played([61, 64], rule.thirst),
  played([65, 68], rule.hunger),
  played([69], rule.hunger, rule.hazardDamage),
  played([70], rule.cold),
  played([71, 73], rule.frostbite),
  played([74, 78], rule.cold),
  played([79, 80], rule.infection),
  played([81, 82], rule.notation, rule.injuryChits),
  played([83], rule.injuryChits),
  played([84], rule.healing),
  played([85], rule.permanent),
  played([86], rule.bleeding),
  played([87, 88], rule.exhaustion),
  played([89, 90], rule.shortRest),
  played([91, 93], rule.resting),
  played([94], rule.shortRest),
  played([95, 97], rule.longRest),
  played([98, 99], rule.resting),
  played([100], rule.healing),
  played([101, 102], rule.longRest),
  played([103], rule.body, rule.damage),
  linted([104], rule.body),
  played([105, 109], rule.body, rule.location),
  played([110], rule.shield, rule.damage),
  pageOnly([111], because.noNumbers, rule.skills),
  played([112, 114], rule.languages),
  pageOnly([115], because.story, rule.tongues),
  played([116], rule.tongues),
  pageOnly([117], because.story, rule.tongues),
  played([118, 119], rule.tongues),
  pageOnly([120], because.story, rule.creation),
  linted([121], rule.creation),
  played([122, 123], rule.rolledValues),
  played([124, 125], rule.inventories, rule.coma),
  played([126], rule.background, rule.rolledValues),
  linted([127, 129], rule.background),
  pageOnly([130], because.story, rule.creation),
  pageOnly([131], because.story, rule.replacement),
  pageOnly([132], because.forTheGroup, rule.replacement),
  linted([133], rule.replacement),
  pageOnly([134], because.noNumbers, rule.replacement),
  pageOnly([135], because.story, rule.replacement),
  played([136, 137], rule.exploring),
  played([138], rule.rooms),
  played([139, 141], rule.fleeing),
  played([142], rule.rooms),
  played([143], rule.lockedDoors),
  played([144, 145], rule.kickedDoors),
  played([146], rule.barredDoors),
  played([147, 148], rule.exploring),
  played([149, 150], rule.encounterCheck, rule.encounterDie),
  played([151, 153], rule.encounterDie),
  played([154], rule.light),
  played([155, 159], rule.reconDie),
  played([160, 161], rule.surprise),
  played([162], rule.disposition),
  played([163], rule.order, rule.initiative),
  played([164], rule.initiative),
  played([165, 172], rule.freeActions),
  played([173, 175], rule.oneAction),
  played([176], rule.attack, rule.damage),
  played([177], rule.location, rule.ladder),
  played([178], rule.location),
  played([179], rule.attack, rule.damage),
  played([180, 181], rule.damage),
  played([182], rule.damage, rule.injury),
  played([183], rule.standing),
  played([184, 190], rule.downed),
  played([191], rule.resuming),
  played([192], rule.attack, rule.damage),
  played([193], rule.cover),
  played([194, 195], rule.reload),
  played([196], rule.grenade),
  played([197], rule.mishap),
  played([198, 200], rule.firstAid),
  played([201], rule.oneAction),
  played([202, 204], rule.mishap),
  played([205, 206], rule.fuses, rule.mishap),
  played([207], rule.mishap),
  played([208], rule.injury, rule.winded),
  played([209], rule.emptyCells, rule.injury),
  played([210], rule.injury),
  played([211, 212], rule.band, rule.injury),
  played([213], rule.magicDice),
  played([214], rule.casting),
  played([215, 216], rule.magicDice, rule.casting),
  played([217], rule.casting),
  played([218], rule.doubles),
  played([219], rule.triples, rule.hazardDamage),
  played([220, 222], rule.summoning),
  played([223], rule.doubles),
  played([224], rule.triples),
  played([225], rule.blast),
  pageOnly([226], because.story, rule.spells),
  played([227], rule.spells),
  played([228], rule.transfer),
  played([229], rule.scrolls),
  played([230], rule.heldMagic),
  played([231, 232], rule.summoned),
  played([233], rule.heldMagic),
  played([234], rule.shedding),
  played([235, 239], rule.swimming),
  played([240], rule.fire, rule.hazardDamage),
  played([241], rule.fire),
  played([242], rule.falling, rule.hazardDamage),
  played([243, 245], rule.softFalls),
  played([246, 247], rule.drowning),
  pageOnly([248, 251], because.sources, rule.credits),
].flat();

function played(numbers: Numbers, ...pages: readonly RuleName[]): readonly CoveredRule[] {
  return idsOf(numbers).map((id) => ({ id, how: 'played', pages }));
}

function linted(numbers: Numbers, ...pages: readonly RuleName[]): readonly CoveredRule[] {
  return idsOf(numbers).map((id) => ({ id, how: 'linted', pages }));
}

function pageOnly(numbers: Numbers, why: string, ...pages: readonly RuleName[]): readonly CoveredRule[] {
  return idsOf(numbers).map((id) => ({ id, how: 'page only', pages, why }));
}

function idsOf([first, last = first]: Numbers): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `am-${`${first + index}`.padStart(3, '0')}`);
}
