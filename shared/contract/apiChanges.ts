import type { CalendarDate } from '../domain/calendar/calendarDate.ts'

interface ApiChange {
  readonly on: CalendarDate
  /** In sentences, for who builds on the API. */
  readonly says: readonly string[]
}

/** What changed in the API for who builds on it, the newest first. What was released is only added to (`cdk/openapi/breaking.ts`). */
export const apiChanges: readonly ApiChange[] = [
  {
    on: '2026-12-01',
    says: [
      'mergeAgency and previewAgencyMerge: an agency goes into another as a job, and is closed; getAgency tells `mergeJobId` meanwhile and `mergedInto` afterwards, and what would come between is refused (`agency.merging`), such as removeAgency and removePersonaRecord; binding and issuing meanwhile is `quote.notLicensed`.',
      'Operations say in their description which kinds of organization they are for; whoever has no record of what they are about is refused (`permission.denied`) where an empty list or `notFound` was answered: of a cluster, a pool and a reinsurer whatever is no total, of a security provider whatever is of policies and quotes, of a carrier accounts, agencies and submissions. A premium processor reads the postings of what it finances, and the books of the region no more. exportList takes histories too.',
      'getAgency tells `mergedIntoId`, and offers `change` in `allowedActions`; updateAgency, its logos, colours and form are refused for an agency that is closed (`agency.notAllowed`). Its API keys, webhooks and open invitations end with it, and its appointments are TERMINATED. So are new people, teams and licenses, with createUser, assignUserAccess, resendUserInvitation, createScimUser, createTeam and those that enter licenses; `mergedIntoId` is told to whom that agency may open.',
      'listMyTeams answers page by page, with `totalElements`, and takes `page`, `size` and `sort`.',
      'Claims go with their policy to its new broker of record and back; createClaim and getLossRun answer whoever serves the policy, though the client is another’s (createClaim: `claim.notFound` for a notice of before that is another’s by now).',
      'A policy that another broker has is shared, with its invoice, with whoever stands above that one, and no more with whoever stands above the former.',
      'moveAgency and previewAgencyMove: an agency moves with its locations under another, or stands alone, from a day on. listAgencyLinks: whose location and member it is, was and is to be. Moving an agency to where it is takes back what was to come, on whatever day, and nothing else.',
      'createRenewalOptOut, updateRenewalOptOut and optOutRenewals take `note`, why the insurer does not renew, and in the US ask for it with that reason: the insured is sent notice of nonrenewal. What the insurer refused is taken back by the provider alone (`policy.refusedByInsurer`), and is not refused where a renewal is owed by now (`policy.renewalOwed`).',
      'cancelPolicy, voidPolicy and previewCancellation take `note`, why precisely the insurer ends the policy, and the first two ask for it with a reason of the insurer’s own: the insured is told it with the notice; beside any other reason it is refused (`request.unfit`). previewCancellation tells the `reason` as it will be told.',
      'A broker’s fee is told where commission is: `brokerFees` of a commission statement and `brokerFee` of its lines, `brokerFee` of an invoice that an agency is billed for, which keeps it of what it pays (`brokerFeeRetained` of the payment), and `amount` and `netDue` are net of it too.',
      'previewNoticesByPost tells what setNoticesByPost would do: which cancellation is noticed anew, with its last days, and what is still to be posted. After a freeze the end of cover is a notice by post of its own (`endOfCover`), where notices go so.',
      'getTrialBalance tells of each account what `kind` it is on the side on which it stands: commission that is to come back from agencies is named so, and an asset. So are taxes that an authority and fees that a broker is to give back; getPeriod and its like tell the `kind` too.',
      'getPolicy and its like tell what extended reporting costs in `extendedReporting`, and offer in `allowedActions` nothing that a claim refuses.',
      'previewCancellation answers for a cancellation that is pending only as of the first day of cover.',
      'downloadReceipt and downloadTower: the receipt of a payment and the tower of a policy as documents (`Receipt`, `Tower`), made when they are asked for.',
      'previewBinding and previewPolicyOfBinder tell what binding and issuing would make: price, documents, postings. An edition of a form that says nothing is refused as it is proposed or approved (`form.noWording`), and no policy is issued with one (`form.silent`).',
      'searchEnquiries and settleEnquiry: what visitors of an agency’s pages asked by its form. listCarrierClaims: the claims bordereau of a month beside the ledger. searchDependentPolicies: the policies behind a line of getAccumulation.',
      'searchClaims narrows by `began`, `limit` and `state`, searchPostures by `needs`; listCommissionStatements and its like answer an aggregator for one of its agencies, searchOwnerDocuments a partner for what names it.',
      'Webhooks: what is told about one record is sent in its order, and waits for what was told before it and not taken.',
      'The document and the Postman collection name the address that they were downloaded from.',
      'getClaimsBordereau and listCarrierClaims go by the day on which the ledger has what was paid, came back or was reserved, and tell `expectedBack`.',
      'callAssistantTools: the dry run of every change tells in `foretold` its answer, price, changed records, documents and postings; who may not make the call themselves is not told `preview` by getAssistantRequest.',
      'An `If-Match` that does not hold is answered with 412 where nothing would have changed as well; a change answers with the `ETag` of what it made of the record that its path names.',
      'patchScimUser refuses to remove what everybody has, such as `userName`, with `mutability`.',
      'listPaperNotices, postPaperNotice, waivePaperNotice and setNoticesByPost: notices that go by post, and their proof; a cancellation whose notice was not posted in time is put off. getPolicy tells `noticesByPost` and what it awaits.',
      'Changes whose body or query names their record, such as updateWebhook and updateTransaction, take `If-Match` as those do that name it in their path.',
      'listQueues: how much waits in each queue. A relationship begins within ten years (`relationship.tooFarAhead`), and another kind of organization is told as such (`persona.otherKind`).',
      'What a receipt says is told to be so no more once its payment was taken back: `isWithdrawn` of documents, verifyDocument and verifyDocumentCode.',
      'What is done to the payment of a policy, such as closeTransaction, payPremiumFinance, toggleInvoiceReminder and applyExternalPayment, and createEndorsementQuote, issueExcessPolicy, markQuoteSigned and createDraft, take `If-Match`: of a payment the tag of its invoice, or of its policy.',
      'getCurrentUser, getAggregatorProfile, getClaimFile and pollQuote tell `allowedActions`. What changes the caller’s own record, such as updateCurrentUser and updateAggregatorProfile, takes `If-Match` with the `ETag` of the one that reads it.',
      'searchReceivables and getReceivablesAging: what was to be paid before today and was not, invoice by invoice and by its age. In the UK getPersonaExposure tells territories by region, and searchPolicies and searchClaims narrow by it in `state` (`LDN`).',
      'With `Prefer: etags` each record of a list tells in `etag` the version in which it is shown (rows of lists are named `…Listed` in the document), for `If-Match` with what changes it.',
      'listScimUsers and listScimGroups take filters as RFC 7644 has them: `ne`, `co`, `sw`, `ew`, `pr`, `gt`, `ge`, `lt`, `le`, `or`, `not`, brackets and `emails[type eq "work"]`; so do the paths of patchScimUser and patchScimGroup, which refuse a value that there is none of with `noTarget`.',
      'A dry run tells in `later`, in sentences, what goes on by itself once it is meant. What asks for a proof of identity refuses a key that is no assistant’s in a dry run too, and says why.',
      'getPaperDays and listPaperTransactions: what was done on a carrier’s paper by the day on which it was done – issued, renewed, endorsed, cancelled, reinstated, not renewed – with what it changed of the premium.',
      'signTreaty: a reinsurer signs its line of a treaty; getTreatyStanding tells `signed`. createAccount and createSubmission take of an aggregator the agency of its own that it acts for.',
      'listWebhooks takes `failing`: those alone whose receiver takes nothing, or that were given up for it.',
    ],
  },
  {
    on: '2026-11-30',
    says: [
      'Webhooks are told of claims (`claim.filed`, `claim.moved`, `claim.positionTaken`), of refunds (`refund.paid`) and of more that becomes of a policy (`policy.expiryNoticed`, `policy.frozen`, `policy.thawed`), where they are chosen.',
      'patchScimUser and patchScimGroup refuse a path that names no attribute of SCIM, and one that chooses among members by anything but their value, with `invalidPath`; what the platform does not keep is passed over as before.',
      'Who made an API key that is in use gets an e-mail a week before it expires.',
      'getSandbox is open to keys, so that a program that moves the clock follows how far it is.',
      'New: getScimSchema and getScimResourceType. What SCIM has and is not offered here (/Me, /Bulk, /.search) is answered with 501, an id that nobody has with 404 whatever it looks like, and all under its address with SCIM’s own error.',
      'A token of an API key that was turned off, removed or replaced opens nothing from then on, reading included.',
      'New: getWebhookReplay follows what replayWebhookDeliveries begins, whose answer says how far it is, and in Location where it is followed.',
      'The collection for Postman exchanges the key by itself before the first call, and is downloaded with the address of its region.',
      'SCIM answers a missing or dead token with its own error and `WWW-Authenticate`.',
      'Webhooks are told of a binder that ended without a policy (`quote.binderEnded`), where they are chosen.',
      'searchPostures tells in `drifts` how much of what was in place when an insured was covered is no more.',
    ],
  },
  {
    on: '2026-11-29',
    says: [
      'approveRemittanceException takes `proposedAt`, the moment at which what was seen was proposed, and approves nothing without it.',
      'getClaimsBordereau answers 1,000 claims at a time, with `csv`, and `nextToken` where there are more.',
      'An API key fetches what a webhook was told of with pullWebhookEvents, with the scopes of its events. What a key is refused for its scopes counts as a call, and says which scope is missing.',
      'A pool reads no policies, claims and documents of its members, and of their money what its terms come to.',
      'recordClaimRecovery takes `ofRetention`, where an insured pays what it owes of its retention: the file’s `cover.retentionOwed`.',
    ],
  },
  {
    on: '2026-11-27',
    says: [
      'A record is read with its ETag. What changes one takes If-Match, and is refused with 412 and the fields that differ where somebody has changed it since.',
      'Every record with a life says in `allowedActions` what its reader can do with it now; a policy no longer names what is others’ to do.',
      'New: SCIM 2.0 at /api/auth/v1/scim/v2, by a key with the scope user:provision: Users, Groups (the roles), filters, PATCH.',
      'An operation that is deprecated says so: Deprecation and Sunset in its answers, `deprecated` in the document.',
      'calculatePremium is deprecated: calculatePremiumV2 takes and answers the same, with the product named.',
    ],
  },
  {
    on: '2026-11-26',
    says: [
      'exchangeApiKey takes a form and Basic authentication beside JSON, as OAuth 2.0 has it, and a scope narrower than the key’s; its refusals say `error` too.',
      'New: getApiKeyUse tells how a key was used, by day and by operation.',
      'New: reportLeakedKeys ends secrets that lie where they do not belong.',
      'New: priceProducts prices one company over all products in one call.',
      'The document names the events of webhooks, and which scopes an operation needs of a key.',
    ],
  },
  {
    on: '2026-11-25',
    says: [
      'API keys, with scopes, expiry and addresses; 600 calls a minute for each, told by RateLimit headers.',
      'Webhooks by Standard Webhooks, of 17 events, with a log of deliveries.',
    ],
  },
]
