import { implement } from '#functions/_platform/http/implement.ts'
import { fewLetters } from '#functions/_platform/mail/fewLetters.ts'
import * as contract from '#shared/contracts/policy/certificates.ts'
import { requestCertificate } from './requestCertificate.ts'

/** So many an hour one person sends to people who may not know of it. */
const mostLetters = 30

export const emailCertificate = implement(contract.emailCertificate)(async ({ query, body, actor, now }) => {
  const { email = actor.email, ...asked } = body
  if (email !== actor.email) await fewLetters(`certificate ${actor.userId}`, mostLetters, now)
  await requestCertificate(asked, { actor, now, productType: query.productType, mailTo: email })
})
