import { can, defineLife, leads, stays } from '../life.ts'
import { openQuoteStatuses, type QuoteStatus, quoteStatusTones } from './quoteStatus.ts'

/**
 * What an action asks of a quote besides its status: `priced` that no price is on its way, `unheld` that no other
 * underwriter works on it, `unexpired` that its last day is not over, `reachable` that the policy holder has a name, an
 * e-mail and a phone, `anothers` that somebody else
 * requested it, `authority` that the risk is within the actor's letter of authority, `byRule` that a rule and no
 * person has declined it, `unissued` that nobody has asked for the issue of its policy, `cleared` that nothing it is
 * subject to stands in the way, `attested` that the insured has confirmed the application as it stands, `named` that an additional insured is named where one is insured,
 * `filed` that it is not on admitted paper where the programme is not filed,
 * `diligent` that the effort is on record which its state asks for before surplus lines cover,
 * `noticed` that the insured has attested the notice that its state asks for before surplus lines cover, `screened` that
 * nobody to be covered may be on a sanctions list, or that it is a chief of underwriting who settles it; `asked` that its
 * questionnaire was sent to the insured, `effortAsked` that its state asks for a diligent effort at all.
 */
export type QuoteNeed =
  | 'anothers'
  | 'asked'
  | 'attested'
  | 'authority'
  | 'byRule'
  | 'cleared'
  | 'diligent'
  | 'effortAsked'
  | 'filed'
  | 'named'
  | 'noticed'
  | 'priced'
  | 'reachable'
  | 'screened'
  | 'unexpired'
  | 'unheld'
  | 'unissued'

const priced = ['READY', 'REFERRED', 'INDICATION', 'DECLINED', 'API_REJECTED'] as const
/** Terms that an underwriter may set. */
const negotiable = stays('READY', 'INDICATION', 'REFERRED', 'IN_REVIEW')
const terms = { steps: negotiable, needs: ['unheld', 'priced'] } as const
/** Terms that an agent may set; their price says what the quote becomes. */
const changeable = {
  DRAFT: 'DRAFT',
  READY: ['READY', 'REFERRED', 'INDICATION', 'DECLINED'],
  INDICATION: ['INDICATION', 'READY', 'REFERRED', 'DECLINED'],
  REFERRED: ['REFERRED', 'READY', 'INDICATION', 'DECLINED'],
} as const
const beforeBinding = stays('DRAFT', ...openQuoteStatuses)

/**
 * The life of a quote (rule: quote-life). A release or decline of a referral nobody has taken takes it in the same step. Terms
 * that are in front of an underwriter or on their way to be bound fall with the facts they stand on: they can be
 * invalidated and expire like open ones. `restore` and `reopen` bring back the status the quote had.
 */
export const quoteLife = defineLife({
  kind: 'quote',
  first: ['DRAFT'],
  statuses: quoteStatusTones,
  actions: {
    request: {
      word: 'request it',
      by: ['createP250Quote', 'createP250Quotes', 'createQuote', 'createRenewalQuote', 'requestCartQuotes'],
      steps: { DRAFT: priced },
    },
    retry: { word: 'request it again', by: ['retryQuoteRequest'], steps: { API_REJECTED: priced } },
    requestToBind: {
      word: 'request to bind it',
      by: ['updateQuote'],
      steps: { READY: 'REQUESTED' },
      needs: ['priced', 'unexpired', 'reachable', 'named'],
    },
    sign: {
      word: 'sign its application',
      by: ['markQuoteSigned', 'signApplication'],
      steps: { REQUESTED: 'SIGNED', ...stays('SIGNED', 'BOUND') },
      needs: ['priced'],
    },
    askToSign: {
      word: 'send it to be signed',
      by: ['sendSignRequest'],
      steps: stays('REQUESTED', 'SIGNED', 'BOUND'),
      needs: ['priced'],
    },
    bind: {
      word: 'bind it',
      by: ['bindP250Quote', 'bindQuote'],
      steps: leads(['REQUESTED', 'SIGNED'], 'BOUND'),
      needs: ['priced', 'unexpired', 'reachable', 'named', 'cleared', 'diligent', 'noticed'],
    },
    issue: {
      word: 'issue its policy',
      by: ['agentIssueQuote', 'issueQuote'],
      steps: { BOUND: 'ISSUED' },
      needs: ['cleared', 'diligent', 'noticed', 'attested'],
    },
    rescind: {
      word: 'rescind its binder',
      by: ['rescindBinder'],
      steps: { BOUND: 'RESCIND' },
      needs: ['unissued'],
    },
    expireBinder: { steps: { BOUND: 'BINDER EXPIRED' }, needs: ['unissued'] },

    update: {
      word: 'change it',
      by: ['recalculateQuote', 'updateP250Quote', 'updateQuote', 'updateQuoteAnswers'],
      steps: changeable,
      needs: ['priced'],
    },
    sayWhoIsInsured: {
      word: 'say who is insured',
      by: ['syncLeads', 'updateQuoteAdditionalInsureds', 'updateQuotePolicyContact'],
      steps: beforeBinding,
    },
    askToAnswer: {
      word: 'send its questionnaire',
      by: ['sendQuestionnaire'],
      steps: stays('DRAFT', 'READY', 'INDICATION', 'REFERRED', 'IN_REVIEW', 'REQUESTED'),
    },
    withdrawQuestionnaire: {
      word: 'withdraw its questionnaire',
      by: ['withdrawQuestionnaire'],
      steps: stays('DRAFT', ...openQuoteStatuses, 'BOUND'),
      needs: ['asked'],
    },
    handInQuestionnaire: {
      word: 'hand in its questionnaire',
      by: ['handInQuestionnaire'],
      steps: stays('DRAFT', 'READY', 'INDICATION', 'REFERRED', 'IN_REVIEW', 'REQUESTED'),
      needs: ['asked'],
    },
    share: {
      word: 'make a link to it',
      by: ['createQuoteShare'],
      steps: stays('READY', 'REQUESTED', 'SIGNED'),
      needs: ['priced', 'unexpired'],
    },
    needBy: { word: 'say by when it is needed', by: ['updateQuoteNeedBy'], steps: stays(...openQuoteStatuses) },
    send: {
      word: 'send it',
      by: ['sendQuote', 'sendQuoteToPolicyHolder'],
      steps: stays('READY', 'INDICATION'),
      needs: ['priced', 'unexpired'],
    },
    sendToAgency: {
      word: 'send it to an agency',
      by: ['sendQuoteToAgency'],
      steps: stays('READY', 'INDICATION'),
      needs: ['priced', 'unexpired'],
    },
    attest: {
      word: 'confirm its application',
      by: ['attestQuote'],
      steps: stays('READY', 'REQUESTED', 'SIGNED', 'BOUND'),
      needs: ['priced'],
    },
    attestNotice: {
      word: 'attest its notice',
      by: ['attestSurplusNotice'],
      steps: stays('READY', 'REQUESTED', 'SIGNED', 'BOUND'),
    },
    recordDiligence: {
      word: 'record its diligent effort',
      by: ['recordDiligence'],
      steps: stays('DRAFT', ...openQuoteStatuses, 'BOUND'),
      needs: ['effortAsked'],
    },
    askToAttest: {
      word: 'send it to be confirmed',
      by: ['sendQuoteToPolicyHolder'],
      steps: stays('REQUESTED', 'SIGNED', 'BOUND'),
      needs: ['priced'],
    },
    requestReview: {
      word: 'have it reviewed',
      by: ['requestQuoteReview'],
      steps: leads(['READY', 'INDICATION'], 'REFERRED'),
    },
    appeal: {
      word: 'appeal against its decline',
      by: ['requestQuoteReview'],
      steps: { DECLINED: 'REFERRED' },
      needs: ['byRule'],
    },

    take: { word: 'take it', by: ['takeReferral'], steps: { REFERRED: 'IN_REVIEW' } },
    giveBack: { word: 'give it back', by: ['takeReferral'], steps: { IN_REVIEW: 'REFERRED' } },
    release: {
      word: 'release it',
      by: ['releaseP250Quote', 'releaseQuote'],
      steps: leads(['REFERRED', 'IN_REVIEW', 'INDICATION'], 'READY'),
      needs: ['unheld', 'priced', 'unexpired', 'anothers', 'authority', 'screened', 'filed'],
    },
    approve: {
      word: 'approve it',
      by: ['approveQuote'],
      steps: { ...leads(['REFERRED', 'IN_REVIEW'], 'READY'), ...stays('REQUESTED') },
      needs: ['unheld', 'priced', 'unexpired', 'anothers', 'authority', 'screened', 'filed'],
    },
    refer: {
      word: 'refer it',
      by: ['referQuote'],
      steps: leads(['READY', 'INDICATION', 'REQUESTED', 'SIGNED', 'REFERRED', 'IN_REVIEW'], 'REFERRED'),
      needs: ['unheld'],
    },
    decline: {
      word: 'decline it',
      by: ['declineP250Quote', 'declineQuote'],
      steps: leads(openQuoteStatuses, 'DECLINED'),
      needs: ['unheld'],
    },
    underwrite: { word: 'change its terms', by: ['underwriteQuote'], ...terms },
    setIrpm: { word: 'set its schedule rating', by: ['updateIrpm'], ...terms },
    setFees: { word: 'set its fees', by: ['updateBrokerFees', 'updateMgaFee', 'updateQuoteCommission'], ...terms },
    setExclusions: {
      word: 'set its exclusions',
      by: ['updateEventExclusions'],
      ...terms,
    },
    setSubjectivities: {
      word: 'set its subjectivities',
      by: ['updateP250Subjectivities', 'updateSubjectivities'],
      steps: stays(...openQuoteStatuses, 'BOUND', 'ISSUED'),
      needs: ['unheld'],
    },
    writeManuscript: {
      word: 'write an endorsement for it',
      by: ['createManuscript'],
      steps: stays(...openQuoteStatuses, 'BOUND'),
      needs: ['unissued'],
    },
    receiveSubjectivity: {
      word: 'bring what it is subject to',
      by: ['receiveSubjectivity'],
      steps: stays(...openQuoteStatuses, 'BOUND', 'ISSUED'),
    },
    settleSubjectivity: {
      word: 'settle what it is subject to',
      by: ['settleSubjectivity'],
      steps: stays(...openQuoteStatuses, 'BOUND', 'ISSUED'),
      needs: ['unheld'],
    },

    // Whoever has the account has its quotes (rule: agent-of-quote).
    handOver: { steps: stays('DRAFT', ...openQuoteStatuses, 'API_REJECTED', 'DECLINED', 'LOST', 'DELETED') },

    markLost: {
      word: 'mark it as lost',
      by: ['markQuoteLost'],
      steps: leads(['READY', 'INDICATION', 'REFERRED', 'REQUESTED'], 'LOST'),
    },
    retire: { steps: leads(openQuoteStatuses, 'LOST') },
    reopen: {
      word: 'reopen it',
      by: ['reopenQuote'],
      steps: { LOST: ['READY', 'REFERRED', 'IN_REVIEW', 'INDICATION', 'REQUESTED', 'SIGNED'] },
      needs: ['unexpired'],
    },
    restore: {
      word: 'restore it',
      by: ['restoreQuote'],
      steps: {
        DECLINED: ['IN_REVIEW', 'REFERRED', 'INDICATION', 'READY', 'REQUESTED', 'SIGNED'],
        DELETED: ['READY', 'REFERRED', 'INDICATION', 'DRAFT', 'API_REJECTED', 'INVALID', 'EXPIRED'],
      },
    },
    invalidate: { steps: leads(openQuoteStatuses, 'INVALID') },
    expire: { steps: leads(openQuoteStatuses, 'EXPIRED') },
    remove: {
      word: 'delete it',
      by: ['removeCartQuote', 'removeExpiredQuotes', 'removeInvalidQuotes', 'removeQuote', 'removeQuotes'],
      steps: leads(['DRAFT', 'READY', 'INDICATION', 'REFERRED', 'API_REJECTED', 'INVALID', 'EXPIRED'], 'DELETED'),
    },
    overrideLicensing: {
      word: 'let it be sold without a license',
      by: ['overrideQuoteLicensing'],
      steps: stays('DRAFT', ...openQuoteStatuses, 'BOUND'),
    },
  },
})

export type QuoteAction = keyof typeof quoteLife.actions

/** Whether a quote of this status allows the action; what the action needs besides is another question. */
export const canQuote = (status: QuoteStatus, action: QuoteAction): boolean => can(quoteLife, status, action)
