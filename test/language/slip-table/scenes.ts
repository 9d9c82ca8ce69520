/** The small scenarios of the table of mistakes: one for each game, with places where typed lines are inserted. */

/** Where typed lines go. `title` and `rules` replace those lines; the others are added. */
export type ScenePlace =
  'title' | 'rules' | 'scenario' | 'cast' | 'block' | 'situation' | 'round' | 'clause' | 'heading';

const demonCity = (edition: string): string => `
<title: scenario "The cellar">
<rules: rules demon-city-${edition}>
<scenario>
combatant Nora (she) of the Players
  Agility 3  Toughness 2  Firearms 4
  carries pistol, knife
  <block>
combatant Dez (he) of the Players
  Agility 2  Toughness 3
combatant Zoë (she) of the Players
  Agility 1  Toughness 2
creature Hound
  Agility 3  Toughness 1
combatants Ash and Bree (it) of the Host, each a Hound
combatant the Ghoul (it) of the Host
  Agility 4  Toughness 4
<cast>
situation "a cellar"
  <situation>
<heading: round 1>
  the Ghoul: claws Dez.
  <round>
  Zoë: shoots Ash with her pistol.
    <clause>
`;

const attackAlgorithm = `
<title: scenario "The bridge">
<rules: rules attack-algorithm>
<scenario>
combatant the Knight (he) of the Players
  Attack Bonus 3  HP 12
  carries sword
  <block>
combatant Isolde (she) of the Players
  HP 6
  carries bow, arrows
combatant the Reeve (he) of the Host
  Attack Bonus 2  HP 10
  carries spear
combatant the Bailiff (she) of the Host
  HP 7
  carries sword
<cast>
situation "the gate on the north road"
  champion the Knight
  champion the Reeve
  <situation>
<heading: round 1>
  the Reeve: attacks Isolde with his spear.
  <round>
  Isolde: shoots the Reeve with her arrows.
    <clause>
`;

const quickShot = `
<title: scenario "The alley">
<rules: rules quick-shot>
<scenario>
combatant Rose (she) of the Players
  Willpower 5
  drive "Find the killer" 3
  significant weapon "Handgun"
  <block>
combatant Tom (he) of the Players
  Willpower 4
combatant the Runner (he) of the Host
<cast>
situation "An alley"
  <situation>
<heading: round 1>
  <round>
  Rose: gambles on "the runner".
    hard "shoot to lame"
    <clause>
`;

const acquireMoveables = `
<title: scenario "The vault">
<rules: rules acquire-moveables>
weapon sword: close, damage d8
weapon crossbow: ranged, damage d10, reload 2
weapon claws: close, damage d6
weapon grenade: thrown, damage d12
door oak door: wooden, locked
light torch: 3 levels
<scenario>
combatant Brenna (she) of the Players
  STR 6  GRC 5  PRE 4  WIL 5  ALR 4  RCL 3  HP 8
  armour Thorax 1 1 2
  carries sword, shield, bandages, rope
  below 0 HP fights on
  <block>
combatant Tam (he) of the Players
  STR 4  GRC 7  PRE 6  WIL 4  ALR 6  RCL 4  HP 6
  carries crossbow (loaded), grenade, torch, bandages, lockpicks, potion
  below 0 HP falls
combatant Odo (he) of the Players
  STR 3  GRC 4  PRE 5  WIL 7  ALR 5  RCL 8  HP 4  MD 3
  knows "Fireball"
  below 0 HP falls
combatant the Ghoul (it) of the Host
  STR 6  GRC 4  HP 10
  carries claws
  below 0 HP fights on
combatant the Warden (he) of the Host
  STR 5  GRC 4  HP 6
  below 0 HP falls
<cast>
situation "a vault"
  <situation>
<heading: round 1>
  the Ghoul: claws Brenna.
  <round>
  Tam: shoots the Ghoul with his crossbow.
    <clause>
`;

const scenes: Readonly<Record<string, string>> = {
  'demon-city-2018': demonCity('2018'),
  'demon-city-2017': demonCity('2017'),
  'attack-algorithm': attackAlgorithm,
  'quick-shot': quickShot,
  'acquire-moveables': acquireMoveables,
};

/** The scenario of a game with some lines at a place, and the line, from 0, on which they begin. */
export function sceneWith(
  game: string,
  place: ScenePlace,
  typed: readonly string[],
): { readonly text: string; readonly at: number } {
  const scene = scenes[game];
  if (scene === undefined) throw new Error(`There is no scene of ${game}`);
  let at = -1;
  const lines: string[] = [];
  for (const line of scene.trim().split('\n')) {
    const [, indent = '', name, , usual] = /^(\s*)<(\w+)(: (.*))?>$/u.exec(line) ?? [];
    if (name === place) {
      at = lines.length;
      lines.push(...typed.map((each) => indent + each));
    } else if (name === undefined) lines.push(line);
    else if (usual !== undefined) lines.push(usual);
  }
  if (at < 0) throw new Error(`The scene of ${game} has no place ${place}`);
  return { text: `${lines.join('\n')}\n`, at };
}
