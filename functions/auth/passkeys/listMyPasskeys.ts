import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/passkeys.ts'
import { passkeysOf } from '../store/passkeys.ts'

export const listMyPasskeys = implement(contract.listMyPasskeys)(async ({ actor }) => passkeysOf(actor.userId))
