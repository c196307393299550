import { type Implementations, serveOnce } from '#functions/_platform/http/serve.ts'
import type { Operation } from '#shared/contract/operation.ts'
import { slowGuesses } from './slowGuesses.ts'

/** As the platform's `serveOnce`, with guesses at links, codes and tokens slowed down. */
export const serve = <const Contracts extends Readonly<Record<string, Operation>>>(
  contracts: Contracts,
  implementations: Implementations<Contracts>,
) => serveOnce(contracts, slowGuesses(implementations))
