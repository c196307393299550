import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/policy/certificates.ts'
import { requestCertificate } from './requestCertificate.ts'

export const createCertificate = implement(contract.createCertificate)(async ({ params, body, actor, now }) => {
  const { docId, created, number } = await requestCertificate(body, { actor, now, productType: params.productType })
  return { docId, created, number }
})
