/** Random scenarios of up to three rounds. */
import fc from 'fast-check';
import { randomGambles } from './random-gambles.ts';

/** A second and a third round, in which the same is tried again. */
function inRounds(bodies: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const conditions = ['', ' if Rose succeeded', ' if Rose failed', ' if not Rose succeeded or Rose is hurt'];
  return fc.tuple(bodies, fc.nat({ max: 2 }), fc.constantFrom(...conditions)).map(([body, more, condition]) => {
    const [cast = '', round = ''] = body.split(/^round 1\n/mu);
    const rounds = Array.from(
      { length: more },
      (_, index) => `round ${index + 2}${index === 0 ? condition : ''}\n${round.replace(/^ {4}rolls .*$/mu, '')}`,
    );
    return [`${cast}round 1\n${round}`, ...rounds].join('\n');
  });
}

export const randomScenarios = inRounds(randomGambles);
