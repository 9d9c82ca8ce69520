/** To what throws of dice can be forced. */
import { dieFaces } from '../../../chance/index.ts';
import { forcingBy } from '../../demon-city/trying/forcing.ts';

const faces = Array.from({ length: dieFaces }, (_, index) => `${index + 1}`);

export const forcing = forcingBy({ facesOf: () => faces, unit: 'die' });
