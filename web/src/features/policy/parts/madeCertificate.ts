import { downloadCertificate } from '#shared/contracts/policy/certificates.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import type { PolicyId } from '#shared/domain/ids/ids.ts'
import { call } from '#web/api/call.ts'
import { Problem } from '#web/api/problem.ts'

const patience = 30
const interval = 700

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The certificate that was asked for at a moment, as soon as it is made. */
export const madeCertificate = async (
  { id: policyId, accountId }: Pick<Policy, 'accountId'> & { readonly id: PolicyId },
  created: string,
) => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await call(downloadCertificate, { params: { policyId }, query: { accountId, created } })
    } catch (error) {
      const isBeingMade = error instanceof Problem && error.code === 'document.notReady'
      if (!isBeingMade || attempt === patience) throw error
      await sleep(interval)
    }
}
