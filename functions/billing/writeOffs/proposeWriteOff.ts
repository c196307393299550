import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { invoices, type StoredInvoice } from '#functions/ledger/store/invoices.ts'
import { writeOffs } from '#functions/ledger/store/writeOffs.ts'
import type { WriteOffRecord } from '#shared/contracts/billing/writeOff.ts'
import { proposeWriteOff as contract } from '#shared/contracts/billing/writeOffs.ts'
import { WriteOffId } from '#shared/domain/ids/ids.ts'
import { requireInvoice } from '../store/requireInvoice.ts'
import { mustBeWrittenOff } from './mustBeWrittenOff.ts'

const waits = async ({ writeOffIds = [] }: StoredInvoice): Promise<boolean> =>
  (await Promise.all(writeOffIds.map((id) => writeOffs.byId(id)))).some((each) => each?.status === 'PROPOSED')

/** Nothing moves until somebody else has approved it. */
export const proposeWriteOff = implement(contract)(({ body, actor, now, fail }) =>
  retryStale(async () => {
    const invoice = await requireInvoice(body.policyId, actor)
    await mustBeWrittenOff(invoice, body)
    if (await waits(invoice)) return fail('billing.writeOffWaits')
    const writeOff: WriteOffRecord = {
      id: WriteOffId.parse(`wof_${ulid()}`),
      policyId: invoice.policyId,
      policyNumber: invoice.policyNumber,
      invoiceNumber: invoice.invoiceNumber,
      companyName: invoice.companyName,
      accountId: invoice.accountId,
      agencyId: invoice.agencyId,
      teamIds: invoice.teamIds,
      ...(invoice.partnerIds && { partnerIds: invoice.partnerIds }),
      status: 'PROPOSED',
      currency: invoice.currency,
      amount: body.amount,
      recovered: 0,
      reason: body.reason,
      note: body.note,
      proposal: { by: actor.userId, name: actor.name, at: now },
      created: now,
      lastUpdated: now,
    }
    const writeOffIds = [...(invoice.writeOffIds ?? []), writeOff.id]
    await commit([writeOffs.create(writeOff), invoices.update(invoice, { ...invoice, writeOffIds, lastUpdated: now })])
    return writeOff
  }),
)
