/** A project of three files: a scenario, the cast that it includes, and the bestiary that only the cast includes. */

export const home = 'file:///adventure';
export const [duel, cast, bestiary] = [`${home}/duel.clash`, `${home}/lib/cast.clash`, `${home}/lib/bestiary.clash`];

export const texts: Readonly<Record<string, string>> = {
  [bestiary]:
    'rules demon-city-2018\ncreature Grey Ghast (it)\n  Agility 3  Toughness 4\n  carries bone saw\nweapon bone saw: close\n',
  [cast]:
    'include "bestiary.clash"\nrules demon-city-2018\ncombatant the Drowned Bride (she) of the Host, a Grey Ghast\ncombatant Laura (she) of the Players\n  Agility 3  Toughness 5\ncombatant Ash (he) of the Players\n  Agility 2  Toughness 4\n',
  [duel]:
    'include "lib/cast.clash"\nscenario "Duel"\nrules demon-city-2018\nround 1\n  Laura: punches the Bride.\n    called shot "her hand"\n  Ash: waits.\n  the Bride: strikes Laura with her bone saw.\n',
};
