import type { Operation } from '#shared/contract/operation.ts'

type Outlined<Op extends Operation> = Pick<Op, 'name' | 'method' | 'path' | 'access' | 'service'>

/**
 * What calling an operation takes, without its schemas: for the screens before sign-in, whose first load must not carry
 * the schema library. Written beside the contract's type, which refuses any difference:
 * `outline<typeof login>({ name: 'login', method: 'POST', path: '/api/auth/v1/login', … })`.
 */
export const outline = <Op extends Operation>(parts: Outlined<Op>): Op => parts as Op // its schemas are read by the server and by forms, never by a call
