import { type Implementations, serve as serveOperations } from '#functions/_platform/http/serve.ts'
import type { Operation } from '#shared/contract/operation.ts'
import { slowGuesses } from './slowGuesses.ts'

/** As the platform's `serve`, with guesses at links, codes and tokens slowed down. */
export const serve = <const Contracts extends Readonly<Record<string, Operation>>>(
  contracts: Contracts,
  implementations: Implementations<Contracts>,
) => serveOperations(contracts, slowGuesses(implementations))
