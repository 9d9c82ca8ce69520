/** Describes the machine in words. */
import { availableParallelism, arch, totalmem, type as system } from 'node:os';

/** `2 cores, 24 GB of memory, Node 24.21.0, Linux on x64.` */
export function machine(): string {
  return `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}, ${system()} on ${arch()}.`;
}
