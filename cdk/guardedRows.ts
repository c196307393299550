import type { Resource } from '#functions/_platform/manifest.ts'

/** Rows that few services reach, by how their partition keys begin. */
interface GuardedRows {
  /** The resources of a manifest with any of which a function reaches them. */
  readonly by: readonly Resource[]
  /** The resources with any of which a function reads them, and writes none. */
  readonly readBy?: readonly Resource[]
  readonly keys: readonly string[]
}

/** The states, histories and lists of kinds of records: ids begin with their kind's letters, lists with its name. */
const ofKinds = (kinds: Readonly<Record<string, string>>): string[] =>
  Object.entries(kinds).flatMap(([kind, id]) => [
    `$palisade#id_${id}*`,
    `$palisade#recordId_${id}*`,
    `$palisade#list_${kind}|*`,
  ])

/**
 * Who somebody is and what proves it, and the ledger. Every service reads users, as whose a record is; people are written
 * where they are invited or change their photo, and what a letter's link opens, with its one-time codes, where it is sent.
 */
export const guardedRows: readonly GuardedRows[] = [
  {
    by: ['identityRows'],
    keys: ofKinds({
      accessReview: 'arv_',
      apiKey: 'key_',
      identityProvider: 'idp_',
      mfaCode: 'mfa_',
      passkey: 'pky_',
      passkeyChallenge: 'pkc_',
      passwordHistory: 'pwh_',
      privacyRequest: 'prq_',
      recoveryCodes: 'rcv_',
      roleGrant: 'rgr_',
      session: 'ses_',
      ssoAttempt: 'sso_',
    }),
  },
  { by: ['identityRows', 'peopleRows'], readBy: ['table', 'tableRead'], keys: ofKinds({ user: 'usr_' }) },
  // What somebody may is read wherever somebody is named for it.
  { by: ['identityRows'], readBy: ['table', 'tableRead'], keys: ofKinds({ roleTemplate: 'rtp_' }) },
  {
    by: ['identityRows', 'letterRows'],
    keys: ofKinds({ invitation: 'ivt_', link: 'lnk_', workflow: 'wfl_' }),
  },
  { by: ['identityRows', 'publicKeys'], keys: ofKinds({ signingKeyRing: 'signingKeys' }) },
  {
    by: ['ledgerRows'],
    keys: ofKinds({
      bookEntry: 'bke_',
      ledgerBooks: 'bks_',
      ledgerTotal: 'led_',
      posting: 'ent_',
      remittanceMatch: 'rmm_',
      savedMethod: 'pm_',
      transaction: 'txn_',
    }),
  },
  // What happened to them is told in the audit trail; what is unpaid holds an erasure.
  {
    by: ['ledgerRows'],
    readBy: ['auditTrail', 'personalData'],
    keys: ofKinds({
      carrierAccount: 'cra_',
      carrierRemittance: 'crm_',
      commissionAccount: 'cma_',
      commissionPayment: 'cmp_',
      invoice: 'inv_',
      periodClosing: 'pcl_',
      refund: 'ref_',
      remittance: 'rmt_',
      remittanceException: 'rme_',
      taxReturn: 'txr_',
      writeOff: 'wof_',
    }),
  },
]

/** How the keys of the rows begin that a function with these resources does not reach, and of those that it reads alone. */
export const keysBeyond = (resources: readonly Resource[]) => {
  // A sandbox's book is put back whole.
  if (resources.includes('sandboxBook')) return { unreached: [], readAlone: [] }
  const hasAny = (those: readonly Resource[] = []) => those.some((resource) => resources.includes(resource))
  const others = guardedRows.filter(({ by }) => !hasAny(by))
  return {
    unreached: others.flatMap(({ readBy, keys }) => (hasAny(readBy) ? [] : keys)),
    readAlone: others.flatMap(({ readBy, keys }) => (hasAny(readBy) ? keys : [])),
  }
}
