import { type Implementations, type Route, serveOnce, serveOnceRoutes } from '#functions/_platform/http/serve.ts'
import type { Operation } from '#shared/contract/operation.ts'
import { slowedWhereGuessed, slowGuesses } from './slowGuesses.ts'

/** As the platform's `serveOnce`, with guesses at links, codes and tokens slowed down. */
export const serve = <const Contracts extends Readonly<Record<string, Operation>>>(
  contracts: Contracts,
  implementations: Implementations<Contracts>,
) => serveOnce(contracts, slowGuesses(implementations))

/** The same of routes whose operations are loaded when they are called. */
export const serveRoutes = (routes: readonly Route[]) =>
  serveOnceRoutes(routes.map((route) => ({ ...route, load: async () => slowedWhereGuessed(await route.load()) })))
