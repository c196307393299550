import type { Operation } from '#shared/contract/operation.ts'
import * as contracts from '#shared/contracts/auth/index.ts'

interface LinkDoor {
  readonly operation: Operation
  readonly input: (token: string) => unknown
}

const all: Readonly<Record<string, unknown>> = contracts

/** The same door as the API map writes it, with the link's secret in the address; none where the map has no such thing. */
export const byAddress = <Door extends LinkDoor>(door: Door): Door[] => {
  const operation = all[`${door.operation.name}ByAddress`] as Operation | undefined // a contract by its name
  if (operation === undefined) return []
  const input = (token: string) => {
    const { body: { token: _, ...body } = {} } = door.input(token) as { body?: Record<string, unknown> } // as the door is asked
    return { params: { token }, ...(Object.keys(body).length > 0 && { body }) }
  }
  return [{ ...door, operation, input }]
}
