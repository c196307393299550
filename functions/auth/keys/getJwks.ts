import { publicJwk } from '#functions/_platform/auth/signing.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/keys.ts'

export const getJwks = implement(contract.getJwks)(async () => {
  const { kty, n, e, kid, alg, use } = await publicJwk()
  if (!kty || !n || !e || !kid || !alg || !use) throw new Error('The signing key is no RSA key.')
  return { keys: [{ kty, n, e, kid, alg, use }] }
})
