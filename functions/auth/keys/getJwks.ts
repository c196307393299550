import { publicJwks } from '#functions/_platform/auth/signing.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/keys.ts'

export const getJwks = implement(contract.getJwks)(async ({ now }) => ({
  keys: (await publicJwks(now)).map(({ kty, n, e, kid, alg, use }) => {
    if (!kty || !n || !e || !kid || !alg || !use) throw new Error('The signing key is no RSA key.')
    return { kty, n, e, kid, alg, use }
  }),
}))
