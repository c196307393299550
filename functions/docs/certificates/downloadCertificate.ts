import { implement } from '#functions/_platform/http/implement.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/policy/certificates.ts'
import { documents } from '../store/documents.ts'

export const downloadCertificate = implement(contract.downloadCertificate)(
  async ({ params, query, actor, now, fail }) => {
    const policy = await requirePolicy(params.policyId, actor)
    if (policy.accountId !== query.accountId) return fail('policy.notFound')
    const rows = await documents.every({ scopes: [`policy:${policy.id}`], sort: 'created' })
    const made = rows.filter(({ docType, examination }) => docType === 'Certificate' && examination === undefined)
    const { created } = query
    const wanted =
      created === undefined ? made.at(-1) : made.find((row) => Date.parse(row.created) === Date.parse(created))
    if (wanted === undefined) return fail(created === undefined ? 'document.notFound' : 'document.notReady')
    // Loaded when asked: signing links brings the storage client along, which no other call of the service needs.
    const { downloadOf } = await import('../downloads/downloadOf.ts')
    return downloadOf(await documents.require(wanted.docId), { now })
  },
)
