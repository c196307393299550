import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/sso.ts'
import { providerOf } from './providerOf.ts'

export const checkSsoEnabled = implement(contract.checkSsoEnabled)(async ({ params }) => ({
  enabled: (await providerOf(params.username)) !== undefined,
}))
