import type { RegionCode } from '#shared/regions/code.ts'
import { spoken } from '#shared/regions/spoken.ts'

interface ProblemEntry {
  readonly status: number
  readonly detail: string
  /** What the refusal does all the same; any other leaves everything as it was. */
  readonly effect?: string
}

/**
 * The one closed catalogue of what can go wrong, by code: the HTTP status and the sentence a person reads. A code has one
 * status and one sentence; `{braces}` are filled from the problem's data. Statuses 500 and above never tell more.
 */
export const problems = {
  'access.codeExpired': { status: 410, detail: 'This code has expired. Ask for a new one.' },
  'access.codeRefused': { status: 401, detail: 'Not able to authenticate the user.' },
  'access.noPhone': { status: 409, detail: 'There is no phone to send the code to. Have it sent by email.' },
  'access.tooManyCodes': { status: 429, detail: 'Too many codes were asked for. Wait a few minutes, then try again.' },
  'accessReview.alreadyThere': {
    status: 409,
    detail: 'This quarter’s review of the organization is there already, or nobody is to be reviewed.',
  },
  'accessReview.decided': { status: 409, detail: 'It is decided already what becomes of the access of {name}.' },
  'accessReview.noOrganization': { status: 404, detail: 'There is no such organization, or it is not yours.' },
  'accessReview.notAllowed': { status: 409, detail: 'The review is {status}; what can be done now: {allowed}.' },
  'accessReview.notFound': { status: 404, detail: 'There is no such review, or it is not yours.' },
  'account.alreadyExists': { status: 409, detail: 'Cannot create account.' },
  'account.anotherAgency': {
    status: 409,
    detail: 'This client belongs to another agency. Please contact your Agency Admin.',
  },
  'account.anotherPerson': {
    status: 409,
    detail: 'This client belongs to another person in your agency. Please contact your Agency Admin.',
  },
  'account.contactMissing': { status: 409, detail: "Update this account's organization contact info and try again" },
  'account.hasAgency': {
    status: 409,
    detail: '{agency} has this account. Link it too: then it goes from there, and its open quotes with it.',
  },
  'account.hostnameTaken': {
    status: 409,
    detail: 'Another account or organization has this hostname. Choose another one.',
  },
  'account.hasPolicy': {
    status: 409,
    detail: 'This account has a policy in force. It can go when the policy has ended.',
  },
  'account.hasBinder': {
    status: 409,
    detail: 'Cover was bound for this account and its binder may stand until {until}. It can be closed after that day.',
  },
  'account.invalidDetails': { status: 422, detail: 'Some details need your attention.' },
  'account.needsInformation': { status: 409, detail: 'Account needs more information to enable Request Quote' },
  'account.agentUnknown': {
    status: 422,
    detail: 'An agent is a user of the account’s agency who may sign in. Nobody of it with this email may.',
  },
  'account.closed': { status: 409, detail: 'The account is closed: nothing is bound for it. Reopen it first.' },
  'account.declined': {
    status: 409,
    detail: 'The account is declined: none of its quotes can be bound. Reverse the decline first.',
  },
  'account.held': {
    status: 409,
    detail:
      'The account is held: a name of it may be on a sanctions list. Nothing is sold or changed for it until two people of the provider have cleared it.',
  },
  'account.notAllowed': { status: 409, detail: 'The account is {status}; what can be done now: {allowed}.' },
  'account.notEligible': { status: 409, detail: 'Account is not eligible to Request Quote' },
  'account.stateNotSupported': {
    status: 409,
    detail: 'The programme does not quote in this state at present.',
  },
  'account.notFound': { status: 404, detail: 'This account does not exist, or is not one of yours.' },
  'account.registerUnavailable': {
    status: 503,
    detail: 'The company register does not answer. Type the company in yourself, or try again in a few minutes.',
  },
  'agency.agentUnknown': {
    status: 422,
    detail:
      'Who sells answers for the sale, and so is somebody who can sign in for {agency}. Nobody there has this email: choose one of its people, or invite them first.',
  },
  'agency.hasBinders': {
    status: 409,
    detail: '{name} has binders ({binders}) that are no policies yet. Have them issued or rescinded first.',
  },
  'agency.hasHistory': {
    status: 409,
    detail: 'Business was done with this agency, or it belonged to an organization: it stays on record.',
  },
  'agency.hostnameTaken': { status: 409, detail: 'Another agency has this hostname. Choose another one.' },
  'agency.inUse': {
    status: 409,
    detail: 'It has people ({users}), clients ({clients}) or locations ({locations}) still. Move them, then delete it.',
  },
  'agency.merging': {
    status: 409,
    detail: '{name} is being merged, or its business handed over. Wait until that is done.',
  },
  'agency.notAllowed': { status: 409, detail: 'The agency is {status}; what can be done now: {allowed}.' },
  'agency.notFound': { status: 404, detail: 'This agency does not exist, or is not one of yours.' },
  'agency.npnTaken': {
    status: 409,
    detail: 'Another agency is registered under this number. Check it, or speak to us.',
  },
  'agency.otherType': {
    status: 409,
    detail: '{name} is {type}, and the two do not merge. Choose an agency of its own kind.',
  },
  'agency.registrationNeeded': {
    status: 409,
    detail: 'It sells under the registration of {name}. Give it one of its own first.',
  },
  'agency.takesNobody': {
    status: 409,
    detail: '{name} is {status} and takes nobody in. Choose another agency, or have it reinstated first.',
  },
  'agency.wishChanged': {
    status: 409,
    detail: 'The agency has changed its wish, or it was settled already. Look at it again.',
  },
  'apiKey.beyondRole': {
    status: 403,
    detail: 'A key cannot be given {scopes}: it may do no more than your role, and nothing that people alone do.',
  },
  'apiKey.invalidDetails': { status: 422, detail: 'Some details need your attention.' },
  'apiKey.leaked': {
    status: 409,
    detail: 'The secret of this key has leaked. Regenerate it: the new one works at once.',
  },
  'apiKey.notFound': { status: 404, detail: 'This key does not exist, or is not one of yours.' },
  'apiKey.tooMany': { status: 409, detail: 'There are {most} keys already. Remove one to add another.' },
  'assistant.notConfirmed': {
    status: 403,
    detail:
      'An assistant changes nothing by itself: have it asked for first, and approved in the app. An approval is for the call as it was shown, works once and ends.',
  },
  'assistantRequest.expired': { status: 409, detail: 'This was asked for too long ago. Have it asked for again.' },
  'assistantRequest.notAllowed': {
    status: 409,
    detail: 'What was asked for is {status}; what can be done now: {allowed}.',
  },
  'assistantRequest.notFound': { status: 404, detail: 'Nothing of the kind was asked for, or it is not yours to see.' },
  'auth.captchaRequired': { status: 428, detail: 'Unable to verify if you are a human or a robot...' },
  'auth.credentialsRefused': { status: 401, detail: 'Login failed. Please double check your email and password.' },
  'auth.emailNotValidated': { status: 412, detail: 'Email validation required.' },
  'auth.factorRequired': { status: 403, detail: 'Your account requires multi-factor authentication. Set it up first.' },
  'auth.invalidCredentials': { status: 409, detail: 'Invalid credentials. Please try again.' },
  'auth.invitationRefused': {
    status: 412,
    detail: 'This invitation code is not valid. Check it, or ask who invited you for a new one.',
  },
  'auth.jumpLooks': {
    status: 403,
    detail: 'You came to look alone, and change nothing here. Leave the account, and go in again to work in it.',
  },
  'auth.jumpRefused': { status: 403, detail: 'This is for the account’s own people. Leave the account first.' },
  'auth.keyRefused': {
    status: 401,
    detail: 'This key opens nothing here: it is unknown, off or expired, or not used from one of its addresses.',
  },
  'auth.linkExpired': { status: 404, detail: 'Link Expired/Not Found!' },
  'auth.mfaCodeWrong': { status: 400, detail: 'Failure to verify {type}. Please try again!' },
  'auth.mfaEnforced': {
    status: 409,
    detail: 'Your account requires multi-factor authentication; it cannot be turned off.',
  },
  'auth.mfaNoPhone': { status: 409, detail: 'Add your phone to your profile to get codes by SMS.' },
  'auth.mfaRequired': { status: 307, detail: 'Enter the 6-digit code of your authenticator app.' },
  'auth.mfaRefused': {
    status: 401,
    detail: 'That code is not right. Enter the newest code of your authenticator app.',
  },
  'auth.mfaResetRefused': {
    status: 401,
    detail: 'Invalid login credentials. Please reset your password first, if necessary.',
  },
  'auth.passwordExpired': { status: 418, detail: 'Your password has expired. Choose a new one to sign in.' },
  'auth.passwordRefused': { status: 400, detail: 'This password does not meet the requirements.' },
  'auth.noAuthenticator': { status: 409, detail: 'Recovery codes are for an authenticator app. Set one up first.' },
  'auth.passkeyRefused': { status: 401, detail: 'This passkey does not open an account here. Sign in another way.' },
  'auth.passkeyUnusable': { status: 400, detail: 'This passkey could not be added. Please try again.' },
  'auth.recoveryCodeRefused': {
    status: 401,
    detail: 'That recovery code is not right, or was used before. Enter another one.',
  },
  'auth.sessionExpired': {
    status: 401,
    detail: 'Your current session has expired. Please log back into the platform to refresh your session.',
  },
  'auth.signInAgain': {
    status: 409,
    detail: 'Sign in with your password once more, then set up your authenticator app.',
  },
  'auth.ssoAddress': {
    status: 409,
    detail: 'Your organization signs in with its own identity provider alone: your e-mail stays at an address of it.',
  },
  'auth.ssoDisabled': { status: 403, detail: 'Your account is disabled. Contact your account admin.' },
  'auth.ssoNoAccount': {
    status: 403,
    detail: 'There is no account for you here yet. Ask your account admin for an invitation.',
  },
  'auth.ssoRefused': { status: 401, detail: 'Your identity provider did not sign you in. Please try again.' },
  'auth.ssoRequired': {
    status: 409,
    detail:
      'Your organization signs in with its own identity provider alone: no password and no passkey opens it here.',
  },
  'auth.stepUpRefused': { status: 400, detail: 'That does not prove that it is you. Check it, then try again.' },
  'auth.stepUpRequired': { status: 403, detail: 'Confirm that it is you to do this.' },
  'auth.throttled': {
    status: 429,
    detail: 'Too many tries. Wait {seconds} seconds, then try again.',
  },
  'auth.tokenRefused': { status: 412, detail: 'Authorization Failed for Token' },
  'billing.cancellationAsked': {
    status: 409,
    detail: 'The end of this policy has been asked for already; it is with the desk that cancels.',
  },
  'billing.contactExists': { status: 409, detail: 'Somebody with this e-mail is a billing contact here already.' },
  'billing.contactNotFound': { status: 404, detail: 'This billing contact does not exist, or is not one of yours.' },
  'billing.contactOwner': {
    status: 422,
    detail: 'Name the account, the agency or the policy whose contacts they are.',
  },
  'blacklist.appealNotAllowed': {
    status: 409,
    detail: 'The appeal is {status}; what can be done now: {allowed}.',
  },
  'blacklist.appealNotFound': { status: 404, detail: 'This appeal does not exist.' },
  'blacklist.appealOpen': { status: 409, detail: 'An appeal of your organization against this is being looked at.' },
  'blacklist.exists': { status: 409, detail: 'This domain is blacklisted already.' },
  'blacklist.notFound': { status: 404, detail: 'This domain is not blacklisted.' },
  'blacklist.ownDomain': { status: 422, detail: 'The provider’s own people are of this domain. Name another one.' },
  'blacklist.shutsOut': {
    status: 409,
    detail: 'Who is of this domain works here: {who}. If it is meant all the same, say so.',
  },
  'blacklist.refused': {
    status: 422,
    detail:
      'No business is done with {domain}. If you hold that for a mistake, have your administrator appeal against it, or write to our support.',
  },
  'billing.financeQuoteChanged': {
    status: 409,
    detail: 'The plan has changed since it was shown. Ask for a new one, then sign that.',
  },
  'billing.financeTerms': { status: 422, detail: 'The terms do not fit together: {reason}' },
  'billing.financedRest': {
    status: 409,
    detail: 'The financer owes {due} of what is financed; {offered} is more. Record what is owed.',
  },
  'billing.inProcess': {
    status: 409,
    detail: 'A payment of this policy is being processed. Wait for its outcome.',
  },
  'billing.methodNotFound': {
    status: 404,
    detail: 'This card or bank account is not saved here. Choose another way to pay.',
  },
  'billing.nameThePolicy': { status: 422, detail: 'Name the policy.' },
  'billing.noAgencyBill': { status: 404, detail: 'No invoice/statements found for this month.' },
  'billing.noDownPayment': { status: 409, detail: 'Something has been paid already; what is due now is the rest.' },
  'billing.noFinanceQuote': { status: 404, detail: 'There is no finance quote for this policy. Make one first.' },
  'billing.nothingAsked': { status: 409, detail: 'The financer asks for nothing here, or has been answered already.' },
  'billing.noFinancer': { status: 409, detail: 'Nobody finances this policy. Add the premium financer first.' },
  'billing.noPlan': { status: 404, detail: 'This policy is not paid in instalments.' },
  'billing.notAgencyBilled': {
    status: 409,
    detail:
      'This policy is billed to the insured: it is paid in full, and the agency gets its commission by statement.',
  },
  'billing.notEditable': { status: 409, detail: 'This payment cannot be changed so: {reason}' },
  'billing.notFinanceable': { status: 409, detail: 'This policy cannot be paid in instalments: {reason}' },
  'billing.notInvoiced': {
    status: 409,
    detail: 'This policy has not been issued yet. It can be paid as soon as it is.',
  },
  'billing.notTheInsured': {
    status: 409,
    detail: 'A plan of instalments is signed by the insured’s own people. Send them the payment link.',
  },
  'billing.noLateFee': { status: 404, detail: 'This installment has no late fee that is due.' },
  'billing.notWrittenOff': { status: 409, detail: 'This cannot be written off: {reason}' },
  'billing.ownWriteOff': {
    status: 409,
    detail: 'A write-off takes two people. Somebody else than who proposed it has to decide.',
  },
  'billing.accountNotFound': { status: 404, detail: 'The chart of accounts has no such account.' },
  'billing.booksOfAll': {
    status: 403,
    detail: 'The books of all policies are the provider’s own. Ask for those of a policy of yours.',
  },
  'billing.bookTooLong': {
    status: 422,
    detail: 'More than {most} movements do not fit into one file. Choose a shorter time.',
  },
  'billing.carrierRemittanceMoved': {
    status: 409,
    detail:
      'Only {due} is due to the carrier through {month} by now, not {amount}. Cancel this remittance and prepare it anew.',
  },
  'billing.carrierRemittanceNotAllowed': {
    status: 409,
    detail: 'The remittance is {status}; what can be done now: {allowed}.',
  },
  'billing.carrierRemittanceNotFound': { status: 404, detail: 'There is no such remittance, or it is not yours.' },
  'billing.carrierRemittanceUnderWay': {
    status: 409,
    detail: 'A remittance to {carrier} is under way. Have it paid, rejected or cancelled first.',
  },
  'billing.nothingToRemit': {
    status: 409,
    detail: 'Nothing is due to {carrier} through {month}: it comes to {due}. Below zero it is carried forward.',
  },
  'billing.ownCarrierRemittance': {
    status: 409,
    detail: 'A remittance takes two people. Somebody else than who prepared it has to decide.',
  },
  'billing.carrierNotFound': { status: 404, detail: 'There is no such carrier, or its books are not yours.' },
  'billing.daysUnfit': {
    status: 422,
    detail: 'The last day comes before the first, or the time is longer than five years.',
  },
  'billing.statementNotFound': { status: 404, detail: 'There is no such account, or its statement is not yours.' },
  'billing.closingNotFound': { status: 404, detail: 'This month was not closed.' },
  'billing.ownClosing': {
    status: 409,
    detail: 'A month is reopened by somebody else than who closed it.',
  },
  'billing.periodFiled': {
    status: 409,
    detail: 'A tax return of this month was filed: it stays closed, and what is corrected is booked in the open month.',
  },
  'billing.ownTaxReturn': {
    status: 409,
    detail: 'Somebody else than who filed the return notes its payment.',
  },
  'billing.taxEarlierOpen': { status: 409, detail: 'File the return of {period} first: an earlier one is open.' },
  'billing.taxMoved': { status: 409, detail: 'The return has moved since you saw it. Look at it again.' },
  'billing.taxPeriodOpen': {
    status: 409,
    detail: 'The return can be filed once {month} is closed: until then it can still change.',
  },
  'billing.taxReturnNotAllowed': { status: 409, detail: 'The return is {status}; what can be done now: {allowed}.' },
  'billing.taxReturnNotFound': { status: 404, detail: 'There is no such tax return.' },
  'billing.periodMoved': {
    status: 409,
    detail: 'Something was booked into the month since you looked. Look at it again, then close it.',
  },
  'billing.periodNotAllowed': { status: 409, detail: 'The month is {status}; what can be done now: {allowed}.' },
  'billing.periodNotClosable': { status: 409, detail: 'The month {month} cannot be closed. {reason}' },
  'billing.periodNotFound': { status: 404, detail: 'The books have no such month.' },
  'billing.periodNotLast': {
    status: 409,
    detail: 'Months are reopened from the last one back: {month} comes first.',
  },
  'billing.payoutDeclined': {
    status: 409,
    detail: 'The refund was not paid out: {reason} Nothing has left the account.',
  },
  'billing.payoutPastProcessor': {
    status: 409,
    detail: 'Nothing was paid by card or bank account here. Pay it by check or wire and give its reference.',
  },
  'billing.payoutToFinancer': {
    status: 409,
    detail: '{financer} has paid for this policy, so what is returned is theirs. Pay it to them by check or wire.',
  },
  'billing.fundedLess': {
    status: 409,
    detail: 'The carrier has paid {funded} into the claims fund; {offered} is more than it can have back.',
  },
  'billing.fundingKnown': {
    status: 409,
    detail: '“{reference}” is noted for this carrier already: {amount} on {day}. Give this payment another reference.',
  },
  'billing.referenceKnown': {
    status: 409,
    detail:
      '“{reference}” is recorded for this policy already: {amount}, {status}. Give this payment another reference.',
  },
  'billing.refundNotAllowed': { status: 409, detail: 'The refund is {status}; what can be done now: {allowed}.' },
  'billing.refundNotFound': { status: 404, detail: 'This refund does not exist, or is not one of yours.' },
  'billing.remindedToday': { status: 409, detail: 'A reminder was sent today. The next one can be sent tomorrow.' },
  'billing.secondPerson': {
    status: 409,
    detail: 'A refund above {limit} takes two people. Somebody else has to approve it.',
  },
  'billing.sessionNotFound': {
    status: 404,
    detail: 'This payment page is not open any more. Go back and start the payment again.',
  },
  'billing.signatureRefused': { status: 401, detail: 'The signature of this message is not valid.' },
  'billing.writeOffAboveDue': {
    status: 409,
    detail: '{due} is due, so {offered} cannot be written off. Propose at most what is due.',
  },
  'billing.writeOffNotAllowed': { status: 409, detail: 'The write-off is {status}; what can be done now: {allowed}.' },
  'billing.writeOffNotFound': { status: 404, detail: 'This write-off does not exist, or is not one of yours.' },
  'billing.writeOffWaits': {
    status: 409,
    detail: 'A write-off of this invoice waits for somebody’s word. Have it approved or rejected first.',
  },
  'binder.notFound': { status: 404, detail: 'This binder does not exist, or is not one of yours.' },
  'billing.agencyOwes': {
    status: 409,
    detail: 'The premium of this policy is paid to its agency, which settles it with us. Nothing of it is paid here.',
  },
  'billing.alreadyPaid': { status: 409, detail: 'Nothing is left to pay on this policy.' },
  'billing.amountMismatch': {
    status: 409,
    detail: 'The amount due is {due}, not {offered}. Reload the page to see what is due.',
  },
  'billing.notFailed': { status: 409, detail: 'Only a failed payment can be made again; this one is {status}.' },
  'billing.overpaid': {
    status: 409,
    detail: 'Only {due} is due; {offered} is {over} more. Record what is due, or say why the rest is kept as a credit.',
  },
  'billing.processorUnavailable': {
    status: 503,
    detail: 'The payment processor does not answer. Nothing was charged.',
  },
  'billing.transactionNotFound': { status: 404, detail: 'This payment does not exist, or is not one of yours.' },
  'carrierRater.alreadyExists': { status: 409, detail: 'This carrier has a rater already. Change that one.' },
  'carrierRater.invalidTerms': { status: 422, detail: 'No price could come of these terms. Look at what is marked.' },
  'bulk.allOrNone': {
    status: 409,
    detail: '{refused} of {rows} rows are refused. Have the good rows made accounts alone, or correct the file.',
  },
  'bulk.invalidDetails': { status: 422, detail: 'The file cannot be uploaded like this. Look at what is marked.' },
  'bulk.noFile': { status: 422, detail: 'No file selected for upload.' },
  'bulk.notAllowed': { status: 409, detail: 'The upload is {status}; what can be done now: {allowed}.' },
  'bulk.notFound': { status: 404, detail: 'This upload does not exist any more, or is not one of yours.' },
  'bulk.tooLarge': { status: 422, detail: 'The file size is too big, 5MB max.' },
  'bulk.wrongType': { status: 422, detail: 'The file is of no type that is read. Choose an xls, csv or xlsx file.' },
  'carrierRater.notFound': { status: 404, detail: 'This carrier has no rater, or is not one of yours.' },
  'cart.full': {
    status: 409,
    detail: 'You have reached 5 request limit, please delete one to add another variation!',
  },
  'cart.notRequested': { status: 409, detail: 'Failed to send quotes' },
  'certificate.invalidDetails': { status: 422, detail: 'Some details need your attention.' },
  'certificate.noSuchInsured': {
    status: 422,
    detail:
      'The policy insures nobody of this name besides its own insured on the day. Choose another, or enter the holder.',
  },
  'certificate.notAllowed': { status: 409, detail: 'The certificate is {status}; what can be done now: {allowed}.' },
  'certificate.notCovered': {
    status: 409,
    detail: 'The policy covers nothing on {day}: there is nothing to certify. Ask again once cover is in force.',
  },
  'certificate.notFound': { status: 404, detail: 'There is no such certificate.' },
  'certificate.unknown': {
    status: 404,
    detail: 'There is no certificate of this number. Check it against the paper, character by character.',
  },
  'claim.aboveAuthority': {
    status: 403,
    detail: '{amount} is above your letter of authority of {limit}. {who} may decide on it.',
  },
  'claim.aboveLimit': {
    status: 409,
    detail:
      'The policy has {left} left for this. {beyond} of the loss is beyond it and is not paid: ask for {asked} at most.',
  },
  'claim.aboveReserve': {
    status: 409,
    detail: 'Of the reserve {outstanding} is outstanding and {amount} would be paid. Raise the reserve first.',
  },
  'claim.adjusterUnknown': {
    status: 422,
    detail: 'A claim is given to somebody who works on claims. This user does not.',
  },
  'claim.amountMismatch': {
    status: 409,
    detail: 'What is paid is {due}, not {offered}. Look at the payment again.',
  },
  'claim.dayAhead': { status: 422, detail: 'This day has not come yet. Enter today or a day before.' },
  'claim.deskOnly': {
    status: 403,
    detail: 'This is for those who decide on claims: claims staff and the carrier’s adjusters.',
  },
  'claim.diaryNotFound': { status: 404, detail: 'This diary does not exist, or is not one of yours.' },
  'claim.embargoed': {
    status: 409,
    detail: 'The payment is held: {country} is under an embargo, and nobody there may be paid.',
  },
  'claim.incomplete': { status: 422, detail: 'Some details of the claim need your attention.' },
  'claim.limitUsedUp': {
    status: 409,
    detail: 'Nothing is left of the limit for this: the policy pays no more of it.',
  },
  'claim.lossRunTooLong': {
    status: 422,
    detail: 'There are more than {most} claims: ask for those of one policy at a time.',
  },
  'claim.lossRunUnclear': { status: 422, detail: 'Name the account or the policy of which the losses are asked for.' },
  'claim.moneyMoved': {
    status: 409,
    detail: 'Money was reserved or paid under another policy. Release it before the claim is put under this one.',
  },
  'claim.notAccepted': {
    status: 409,
    detail: 'Nothing is paid while the position on cover is {position}. Take a position first.',
  },
  'claim.notAllowed': { status: 409, detail: 'The claim is {status}; what can be done now: {allowed}.' },
  'claim.notAnswered': {
    status: 409,
    detail:
      'Policy {policy} does not answer this claim: {why}. Choose the policy that answers, then accept the claim under it.',
  },
  'claim.notCovered': {
    status: 409,
    detail:
      'The policy does not answer under this coverage: it was not bought, or the act was before its retroactive date.',
  },
  'claim.notFiled': { status: 409, detail: 'File the notice first: documents are brought to a claim that was filed.' },
  'claim.notFound': { status: 404, detail: 'This claim does not exist, or is not one of yours.' },
  'claim.nothingPayable': {
    status: 409,
    detail: 'Nothing is due of this loss: the insured bears {borne} of it as the retention.',
  },
  'claim.notPlaced': {
    status: 409,
    detail: 'No policy answers this claim yet. Say when it was made and over what first.',
  },
  'claim.outageUnclear': {
    status: 422,
    detail: 'This coverage has a waiting period. Say when the outage began and when it was over.',
  },
  'claim.paidBeforeApproval': {
    status: 422,
    detail: 'The payment was approved on {approved} and cannot be paid before. Enter that day or a later one.',
  },
  'claim.paymentMoved': { status: 409, detail: 'The payment is {status}. Look at it again.' },
  'claim.paymentNotFound': { status: 404, detail: 'This payment does not exist, or is not of this claim.' },
  'claim.paymentPending': {
    status: 409,
    detail: 'A payment waits for approval or to be made. Make or reject it, then close the claim.',
  },
  'claim.positionStands': {
    status: 409,
    detail:
      'The claim is accepted, and by these days no policy answers it: {why}. Choose the policy that answers, or take another position first.',
  },
  'claim.privilegeRefused': {
    status: 403,
    detail: 'A privileged note is between claims staff and counsel. Write it as another note.',
  },
  'claim.ransomUnclear': { status: 422, detail: 'Say who asks for the ransom: nobody is paid who cannot be checked.' },
  'claim.recoveryTooLarge': {
    status: 409,
    detail: 'No more comes back than was paid: {left} can still be entered.',
  },
  'claim.relatedUnknown': { status: 422, detail: 'A related claim is another filed claim of the same account.' },
  'claim.reserveTooSmall': {
    status: 409,
    detail: 'The reserve cannot be less than what was paid or approved of it: {least}.',
  },
  'claim.retentionNotOwed': {
    status: 409,
    detail: 'The insured owes {left} of what it bears itself. Enter no more than that.',
  },
  'claim.sanctioned': {
    status: 409,
    detail:
      'The payment is held: {names} may be on a sanctions list ({program}). It is not made; the head of claims decides with counsel.',
  },
  'claim.secondPerson': {
    status: 409,
    detail: 'A payment is approved by somebody else than who asked for it or approved it before.',
  },
  'claim.tooMany': { status: 409, detail: 'The claim has as many entries of this kind as it can hold.' },
  'claim.usedFirst': {
    status: 409,
    detail:
      '{coverage} are used first, and {left} of them is left. Ask for up to {usesUp} of the loss under that coverage, and here for what is beyond.',
  },
  'claim.withinWaiting': {
    status: 409,
    detail: 'The outage was within the waiting period of {hours} hours: nothing is due.',
  },
  'colours.tooFaint': {
    status: 422,
    detail:
      'On {scheme} pages {colour} is too faint: its contrast is {contrast}, and {least} is the least. {nearest} is the nearest that can be read.',
  },
  'commission.aboveDue': {
    status: 409,
    detail: '{due} is due to this agency; {offered} is more. Reload the page to see what is due.',
  },
  'commission.agreementBegun': {
    status: 409,
    detail: 'This agreement holds since {day}, so policies may stand by it. Say from which day it is over instead.',
  },
  'commission.agreementNotFound': { status: 404, detail: 'There is no such commission agreement.' },
  'commission.agreementOverlaps': {
    status: 409,
    detail:
      'An agreement on {product} holds {span}. Two of them cannot hold on one day: end that one first, or begin later.',
  },
  'commission.beingPaid': {
    status: 409,
    detail: 'A payment to this agency is being made. Wait until it is done, then try again.',
  },
  'commission.exceptionMoved': {
    status: 409,
    detail: 'Something else was proposed meanwhile. Reload the page to see what.',
  },
  'commission.exceptionNotAllowed': {
    status: 409,
    detail: 'The exception is {status}; what can be done now: {allowed}.',
  },
  'commission.exceptionNotFound': { status: 404, detail: 'There is no such exception.' },
  'commission.invalidAgreement': { status: 422, detail: 'These terms cannot be agreed.' },
  'commission.noBankAccount': {
    status: 404,
    detail: 'No bank account is on file for this agency. Its own people enter it on its commissions page.',
  },
  'commission.noStatement': { status: 404, detail: 'No invoice/statements found for this month.' },
  'commission.notRelated': {
    status: 422,
    detail:
      '{agency} is no agency above or below this one. Commission is shared with its wholesaler or an agency below it.',
  },
  'commission.ownException': {
    status: 403,
    detail: 'What you proposed yourself is decided by somebody else.',
  },
  'commission.ownPeopleOnly': {
    status: 403,
    detail: 'An agency’s own people alone enter the bank account to which its commission is paid.',
  },
  'commission.paused': {
    status: 409,
    detail: 'Payments to this agency are paused. What it earns becomes due; resume payments to pay it.',
  },
  'commission.paymentNotFound': { status: 404, detail: 'There is no such payment of commission.' },
  'commission.paymentNotReturned': {
    status: 409,
    detail: 'Nothing is to be looked into: the bank has not returned this payment, or somebody has seen to it already.',
  },
  'commission.payoutDeclined': {
    status: 409,
    detail: 'The bank did not take the payment: {reason} Nothing was paid; the commission is due as before.',
    effect: 'The payment is kept as declined; another one can be made.',
  },
  'commission.payoutReturned': {
    status: 409,
    detail:
      'The bank returned {amount} from this account: {reason} Have the agency enter another one, or look into the return first.',
  },
  'commission.remittanceAhead': {
    status: 422,
    detail: 'Commission of {month} cannot have been remitted yet. Choose a month that has begun.',
  },
  'commission.remittanceNotAllowed': {
    status: 409,
    detail: 'The remittance is {status}; what can be done now: {allowed}.',
  },
  'commission.remittanceNotFound': { status: 404, detail: 'There is no such remittance.' },
  'commission.remittanceNotOf': {
    status: 422,
    detail:
      'It is not what is expected of the commission on {policyNumber} in {month}. Name another policy, or decide otherwise.',
  },
  'commission.remittanceUnreadable': { status: 422, detail: '{reason}' },
  'commission.sessionNotFound': {
    status: 404,
    detail: 'No bank account was entered there. Open the processor’s page again and enter it.',
  },
  'commission.sharesAboveWhole': {
    status: 422,
    detail: 'By the agreement others have more of it than that: at least {least}% of the premium has to be commission.',
  },
  'commission.spanInvalid': {
    status: 422,
    detail: 'Name a first and a last day, the first not after the last and at most three years apart.',
  },
  'commission.tooManyAgreements': { status: 409, detail: 'This agency has as many agreements as are kept.' },
  'commission.tokenUsed': {
    status: 409,
    detail: 'This payment was made or changed by somebody meanwhile. Close the dialog and open it again.',
  },
  'conflict.changed': {
    status: 412,
    detail: 'This was changed since the version that you name. Read it again, and send the change over what it is now.',
  },
  'conflict.stale': {
    status: 409,
    detail: 'Somebody else changed this since you opened it. Reload to see the change, then try again.',
  },
  'connector.accountMissing': { status: 422, detail: 'Say whose system it is: name the account.' },
  'connector.consentMissing': { status: 409, detail: 'Agree to the privacy addendum first.' },
  'connector.invalidDetails': { status: 422, detail: 'Some details need your attention.' },
  'connector.needsOtherForm': { status: 422, detail: '{connector} is connected in another way.' },
  'connector.notFound': { status: 404, detail: 'This connector does not exist, or is not one of yours.' },
  'connector.nothingRead': { status: 404, detail: 'Nothing was read yet. Come back in a minute.' },
  'connector.notOffered': { status: 409, detail: 'Connectors are not offered here.' },
  'connector.tooMany': {
    status: 409,
    detail: 'This connector has {most} connected accounts already. Remove one of them first.',
  },
  'enquiry.notAllowed': { status: 409, detail: 'The enquiry is {status}; what can be done now: {allowed}.' },
  'enquiry.notFound': { status: 404, detail: 'This enquiry does not exist, or is not one of your agency.' },
  'enquiry.openAgain': { status: 409, detail: 'The same was asked again since, and is open.' },
  'document.notAPdf': { status: 422, detail: 'This is not a PDF. Choose another file.' },
  'document.beingExamined': {
    status: 409,
    detail: 'The file waits for its examination, and nobody can open it before. Try again in a few minutes.',
  },
  'document.beingMade': {
    status: 409,
    detail: 'The document is being made. Try again in a few seconds.',
    effect: 'The document is made.',
  },
  'document.held': { status: 409, detail: 'The file is held back: {reason} Replace it, or delete the document.' },
  'document.fileTaken': {
    status: 409,
    detail: 'This file was brought already. Look for it among the documents, or choose the file and upload it again.',
  },
  'document.kept': { status: 409, detail: 'The platform made this document: it stays as it is.' },
  'document.sentWithInvoice': { status: 409, detail: 'This was sent with a vendor’s invoice: it stays as it is.' },
  'document.noFile': { status: 422, detail: 'There is no file. Choose one and upload it again.' },
  'document.noOwner': { status: 422, detail: 'Say whose document it is: choose an account or an agency.' },
  'document.notFound': { status: 404, detail: 'This document does not exist, or is not one of yours.' },
  'document.noArchive': { status: 404, detail: 'There is no archive copy of this document: policies alone have one.' },
  'document.onHold': {
    status: 409,
    detail: 'A hold stands on policy {policyNumber}: what may be evidence is not deleted before it is lifted.',
  },
  'document.noReceipt': {
    status: 409,
    detail: 'Payment {reference} is {status}. A receipt is made of what has come and stayed.',
  },
  'document.noTemplate': { status: 404, detail: 'There is no such template in this region.' },
  'document.ofAgencyBill': {
    status: 409,
    detail:
      '{agency} is billed for this policy once a month and bills the insured itself. Its invoices are on its page Billing.',
  },
  'document.notIssued': {
    status: 404,
    detail: 'We have issued no such file. Whoever changes a single character of a document has another file.',
  },
  'document.notReady': { status: 409, detail: 'The document is still being made. Try again in a few seconds.' },
  'document.tooLarge': { status: 413, detail: 'The file is larger than 4 MB. Choose a smaller one.' },
  'document.underHold': {
    status: 409,
    detail: 'Claim {claimNumber} is open: what may be evidence of it is not deleted before it is closed.',
  },
  'document.unknownCode': {
    status: 404,
    detail: 'There is no document of this code. Check it against the paper, character by character.',
  },
  'document.uploadGone': { status: 404, detail: 'This upload is over, or is not one of yours. Upload the file again.' },
  'document.uploadIncomplete': {
    status: 409,
    detail: 'The file has not arrived whole: {missing} of its parts are missing. Upload it again to send the rest.',
  },
  'draft.changedElsewhere': {
    status: 409,
    detail:
      'What is in the calculator was changed in another tab or on another device. Choose which of the two you go on with.',
  },
  'export.noFile': {
    status: 409,
    detail:
      'There is no file to download: it is being made, could not be, its day is over, or you work as something else by now. Ask for it again.',
  },
  'export.notFound': { status: 404, detail: 'There is no such file, or it is not yours.' },
  'export.tooMany': { status: 409, detail: '{most} files are being made for you already. Wait for one of them.' },
  'feedback.notAPicture': {
    status: 422,
    detail: 'The picture of the page could not be read. Take it again, or send your words without it.',
  },
  'form.exists': {
    status: 409,
    detail:
      'Form {formNumber} has an edition from {day} for these policies already. Change that one, or choose another day.',
  },
  'form.gap': {
    status: 409,
    detail:
      'Policies of {product} that begin on {day} would go without form {formNumber}. Add the edition that stands in for it first.',
  },
  'form.invalidDetails': { status: 422, detail: 'Some details need your attention.' },
  'form.missing': {
    status: 409,
    detail:
      'The policy cannot be issued: form {formNumber}, {name}, has no edition for {place} that is in force on {day}. Add one to the book of forms first.',
  },
  'form.notFound': { status: 404, detail: 'There is no such form in the book.' },
  'form.noWording': {
    status: 409,
    detail:
      'Edition {edition} of form {formNumber}, {name}, has no wording here, and policies would carry a form that says nothing. Give the edition its wording first, or keep it a draft.',
  },
  'form.nothingWaits': {
    status: 409,
    detail: 'The change that was looked at does not wait any more. Look at the form as it is now.',
  },
  'form.secondPerson': {
    status: 409,
    detail: 'What policies carry takes two people. Somebody else than who proposed the change has to approve it.',
  },
  'form.silent': {
    status: 409,
    detail:
      'The policy cannot be issued: edition {edition} of form {formNumber}, {name}, which is in force in {place} on {day}, has no wording here. Give the edition its wording in the book of forms first.',
  },
  'form.waits': {
    status: 409,
    detail: 'A change of this form, proposed by {name}, waits for a second person. Have it approved or rejected first.',
  },
  'form.tooMany': { status: 409, detail: 'So many forms have been changed already: {most}. Change one of those.' },
  'formType.exists': { status: 409, detail: 'There is a form type named {name} already. Choose another name.' },
  'formType.inUse': { status: 409, detail: '{forms} forms are of the type {name}. Give them another type first.' },
  'formType.notFound': { status: 404, detail: 'There is no such form type.' },
  'formType.tooMany': { status: 409, detail: 'There are {most} form types already. Rename one of those.' },
  'idempotency.answerLost': {
    status: 409,
    detail: 'This request took effect, but its answer was lost. Look at what it changed before you ask for it again.',
  },
  'idempotency.inFlight': {
    status: 409,
    detail: 'The same request is being worked on. Wait for its answer, or repeat it in a few seconds.',
  },
  'idempotency.otherBody': {
    status: 422,
    detail: 'This Idempotency-Key was used for another request. Use a new key for a new request.',
  },
  'industry.codeStays': {
    status: 422,
    detail: 'The code stays, since accounts and policies name it. Withdraw it, and add the other one.',
  },
  'hold.notAllowed': { status: 409, detail: 'The hold is {status}; what can be done now: {allowed}.' },
  'hold.notFound': { status: 404, detail: 'This hold does not exist, or is not one of yours.' },
  'hold.twice': {
    status: 409,
    detail: 'The policy is held for this already: {name} put it on hold on {from}.',
  },
  'hold.untilPast': { status: 422, detail: 'A hold ends today at the earliest.' },
  'identityProvider.breakGlass': {
    status: 422,
    detail: 'Name an administrator of your organization with an e-mail of the domain, who can get in with a password.',
  },
  'identityProvider.changedMeanwhile': {
    status: 409,
    detail: 'The provider was changed while the sign-in was under way. Try it as it is described now.',
  },
  'identityProvider.domainTaken': {
    status: 409,
    detail: 'People of {domain} sign in with another provider already. Turn that one off first.',
  },
  'identityProvider.invalidDetails': { status: 422, detail: 'Some details need your attention.' },
  'identityProvider.notAllowed': {
    status: 409,
    detail: 'The provider is {status}; what can be done now: {allowed}.',
  },
  'identityProvider.notFound': { status: 404, detail: 'This provider does not exist, or is not one of yours.' },
  'identityProvider.otherDomain': {
    status: 422,
    detail: 'The provider vouched for {email}, which is not of {domain}.',
  },
  'identityProvider.poolRefused': {
    status: 422,
    detail: 'The provider cannot be reached as it is described: {reason}',
  },
  'identityProvider.testRefused': {
    status: 422,
    detail: 'The provider vouched for nobody, or the sign-in was begun elsewhere or too long ago. Try it again.',
  },
  'identityProvider.tooMany': { status: 409, detail: 'There are {most} providers already. Remove one to add another.' },
  'identityProvider.unproven': {
    status: 422,
    detail: 'There is no TXT record {host} with the text {text} yet. It may take an hour until it is seen.',
  },
  'industry.exists': { status: 409, detail: 'There is this industry code already.' },
  'industry.notFound': { status: 404, detail: 'There is no such industry code.' },
  'industry.tooMany': { status: 409, detail: '{most} industry codes differ from the list already; no more can.' },
  'job.notAllowed': { status: 409, detail: 'The job is {status}; what can be done now: {allowed}.' },
  'deadLetter.notAllowed': { status: 409, detail: 'The letter is {status}; what can be done now: {allowed}.' },
  'deadLetter.notFound': { status: 404, detail: 'This dead letter does not exist, or its 90 days are over.' },
  'job.notFound': { status: 404, detail: 'This job does not exist any more.' },
  'job.sameOpen': { status: 409, detail: 'The same work is already under way in another job.' },
  'license.invalidDetails': { status: 422, detail: 'Some details need your attention.' },
  'license.noRegister': { status: 409, detail: 'No register of licenses is asked here. What was entered stands.' },
  'license.notFound': { status: 404, detail: 'This license does not exist, or is not one of yours.' },
  'license.numberTaken': {
    status: 409,
    detail: 'A license with this number is on record already. Check the number, or change that license.',
  },
  'logo.moreThanPicture': {
    status: 422,
    detail:
      'There is more in this file than a picture: what could run as a program, or a file of another kind. Save the picture anew as PNG, and choose that.',
  },
  'logo.notAPicture': { status: 422, detail: 'This is not a PNG, JPG or GIF picture. Choose another one.' },
  'logo.tooLarge': { status: 413, detail: 'The picture is larger than {most} kB. Choose a smaller one.' },
  'logo.tooManyPixels': { status: 422, detail: 'The picture has more than {most} million pixels. Make it smaller.' },
  'logo.uploadExpired': { status: 404, detail: 'The picture you uploaded is no longer there. Choose it again.' },
  'manuscript.admitted': {
    status: 409,
    detail:
      'The insurer is admitted in the state of the insured, and admitted forms must be filed before they are used. Place it with surplus lines, or have a form filed.',
  },
  'manuscript.attached': {
    status: 409,
    detail: 'This endorsement is part of the policy. Write another one that says what counts from now on.',
  },
  'manuscript.invalidDetails': { status: 422, detail: 'Some fields cannot be taken as they are.' },
  'manuscript.notAllowed': { status: 409, detail: 'The endorsement is {status}; what can be done now: {allowed}.' },
  'manuscript.notFound': { status: 404, detail: 'This endorsement does not exist, or is not one of yours.' },
  'manuscript.ownWords': {
    status: 403,
    detail: 'You wrote words of this endorsement. Somebody else with authority for the risk approves it.',
  },
  'manuscript.tooMany': {
    status: 409,
    detail: 'There are {most} endorsements already. Put what is new into one of them.',
  },
  'manuscript.waiting': {
    status: 409,
    detail: 'The endorsement {number}, {title}, waits for its approval. It is approved, returned or withdrawn first.',
  },
  'message.attachmentHeldBack': { status: 409, detail: 'This attachment is held back: {reason}' },
  'message.attachmentsTooLarge': {
    status: 422,
    detail: 'The attachments are {size} MB together; a message takes {most} MB. Leave some out.',
  },
  'message.notAllowed': { status: 409, detail: 'The message is {status}; what can be done now: {allowed}.' },
  'message.notFound': { status: 404, detail: 'This message does not exist, or is not one of yours.' },
  'moratorium.days': { status: 422, detail: 'The last day of a moratorium does not come before its first.' },
  'moratorium.notAllowed': { status: 409, detail: 'The moratorium is {status}; what can be done now: {allowed}.' },
  'moratorium.notFound': { status: 404, detail: 'This moratorium does not exist, or is not one of yours.' },
  'moratorium.twice': {
    status: 409,
    detail: 'A moratorium of this order, with the same days, places and acts, stands already.',
  },
  'note.mentionUnknown': {
    status: 422,
    detail: 'Somebody who is mentioned does not see this quote. Choose from the list.',
  },
  'note.notFound': { status: 404, detail: 'This note does not exist, or is not one of yours.' },
  'paperNotice.notAllowed': { status: 409, detail: 'The paper notice is {status}; what can be done now: {allowed}.' },
  'paperNotice.notFound': { status: 404, detail: 'This paper notice does not exist, or is not one of yours.' },
  'permission.denied': { status: 403, detail: 'Your role does not allow this. Ask your administrator.' },
  'passkey.alreadyAdded': { status: 409, detail: 'This passkey is in your profile already.' },
  'passkey.notFound': { status: 404, detail: 'This passkey does not exist, or is not one of yours.' },
  'passkey.tooMany': { status: 409, detail: 'You have {most} passkeys. Remove one to add another.' },
  'persona.held': {
    status: 403,
    detail:
      'Your organization is suspended or has left, so its people are not let in. Ask your contact at the provider what to do.',
  },
  'persona.hostnameTaken': { status: 409, detail: 'Another organization has this hostname. Choose another one.' },
  'persona.notAllowed': { status: 409, detail: 'The organization is {status}; what can be done now: {allowed}.' },
  'persona.notFound': { status: 404, detail: 'There are no records of this kind.' },
  'persona.otherKind': { status: 422, detail: '{name} is {kind}; what belongs here is {wanted}. Choose another one.' },
  'photo.moreThanPicture': {
    status: 422,
    detail:
      'There is more in this file than a picture: what could run as a program, or a file of another kind. Save the picture anew as PNG, and choose that.',
  },
  'photo.notAPicture': { status: 422, detail: 'This is not a PNG, JPG or GIF picture. Choose another one.' },
  'photo.tooLarge': { status: 413, detail: 'The picture is larger than 2 MB. Choose a smaller one.' },
  'photo.tooManyPixels': { status: 422, detail: 'The picture has more than {most} million pixels. Make it smaller.' },
  'photo.uploadExpired': { status: 404, detail: 'The picture you uploaded is no longer there. Choose it again.' },
  'policy.alreadyRenewed': { status: 409, detail: 'This policy is renewed already.' },
  'policy.brokerByStaff': {
    status: 403,
    detail: 'A letter that names another agency is taken down by us. Send it to us, and we take it from there.',
  },
  'policy.brokerDate': {
    status: 422,
    detail: 'The broker of record can change between {from} and {to}. Choose a day within.',
  },
  'policy.brokerLetterOlder': {
    status: 409,
    detail: 'The letter of {signedOn} that waits is as new or newer. The newest letter of the insured counts.',
  },
  'policy.cancelDate': { status: 422, detail: 'A cancellation takes effect between {from} and {to}.' },
  'policy.cancelNotice': {
    status: 422,
    detail:
      'For this reason the cancellation takes effect on {earliest} at the earliest: {days} days of notice are given.',
  },
  'policy.claimed': {
    status: 409,
    detail:
      'A claim was made under this policy ({claims}), so that it cannot end as of {day}. End it on a day after the claim, or have the claim placed under another policy first.',
  },
  'policy.coolingOff': {
    status: 422,
    detail: 'The time to give this policy back ended on {until}. Cancel it for another reason.',
  },
  'policy.coolingOffClaimed': {
    status: 422,
    detail:
      'A claim was notified under this policy, which ends the right to give it back. Cancel it for another reason.',
  },
  'policy.coveredTwice': {
    status: 409,
    detail:
      'The company is covered meanwhile by this product on some of these days ({covers}). End that cover first, or bind this one anew.',
  },
  'policy.endorsementDate': {
    status: 422,
    detail: 'This change can take effect between {from} and {to}. Choose a day within.',
  },
  'policy.endorsementDeclined': {
    status: 409,
    detail:
      'More cover is not written for this company as it is now: {reasons}. If this is not so, correct it with the account; less cover is possible.',
  },
  'policy.endorsementGone': {
    status: 409,
    detail: 'This endorsement does not wait for anybody any more: it was issued or declined.',
  },
  'policy.commissionMoved': {
    status: 409,
    detail:
      'Commission of {now} goes back now, not of {shown}: the difference is {difference}. Look at it again, then confirm it.',
  },
  'policy.endorsementPrice': {
    status: 409,
    detail:
      'This change costs {now} now, not {shown}: the difference is {difference}. Look at it again, then confirm it.',
  },
  'policy.excessAbove': {
    status: 409,
    detail: 'Excess layers lie on it: {policyNumber}. End those first, from the top.',
  },
  'policy.excessBeyondBook': {
    status: 422,
    detail: 'The rate book prices losses up to {most}. Write this layer at a premium of your own.',
  },
  'policy.excessDate': {
    status: 422,
    detail: 'An excess layer can begin between {from} and {to}. Choose a day within.',
  },
  'policy.excessDeclined': {
    status: 409,
    detail:
      'No layer is written for a risk that no carrier writes: {reasons}. If this is not so, correct it in the account.',
  },
  'policy.excessDoesNotFit': {
    status: 409,
    detail: 'This layer does not fit: {why}. The next one attaches at {attachesAt}.',
  },
  'policy.excessFollowsNothing': {
    status: 409,
    detail: 'No coverage of this policy has its whole limit, so a layer would follow nothing.',
  },
  'policy.excessNeedsNote': {
    status: 409,
    detail: 'Say in a note why this layer is written all the same: {why}.',
  },
  'policy.excessNoAddress': {
    status: 409,
    detail: 'Where the insured is taxed is not known. Complete the address of the account first.',
  },
  'policy.flatNonPayment': {
    status: 422,
    detail: 'Cover that was not paid for was given all the same. Cancel it for non-payment, with notice.',
  },
  'policy.frozen': { status: 409, detail: 'This is frozen by {by}, until {until}. Who can end that: {who}.' },
  'policy.exclusionsUnderwritten': {
    status: 403,
    detail: 'Which events a policy excludes is for those who underwrite it. Ask an underwriter for the change.',
  },
  'policy.laterChanges': {
    status: 409,
    detail: 'Changes of later days are applied again after this one: {changes}. Confirm that you have seen them.',
  },
  'policy.noNonPremium': {
    status: 409,
    detail: 'Nothing but premium was changed on this policy: there is no day to move.',
  },
  'policy.nothingChanges': { status: 422, detail: 'Nothing changes by this. Change something, then go on.' },
  'policy.notInstructed': { status: 422, detail: 'Say who of the insured told you to have it renewed by itself.' },
  'policy.nothingUnpaid': { status: 409, detail: 'Nothing is unpaid on this policy.' },
  'policy.notExtendable': { status: 409, detail: 'The reporting of this policy cannot be extended: {why}.' },
  'policy.notFound': { status: 404, detail: 'This policy does not exist, or is not one of yours.' },
  'policy.letterNeeded': {
    status: 422,
    detail:
      'The insured has to say that no loss is known, in a letter that is signed from {from} on and on record with the policy.',
  },
  'policy.neverBegan': {
    status: 422,
    detail:
      'This policy was cancelled as of its first day: it comes back without a lapse once that day has come. Before, take the cancellation back.',
  },
  'policy.namedByClaims': {
    status: 409,
    detail: 'Claims were made under this binder ({claims}): it is kept as a part of their files.',
  },
  'policy.noGap': { status: 422, detail: 'No day was without cover. Reinstate it without a lapse.' },
  'policy.noTower': { status: 409, detail: 'Nothing lies over or beneath this policy, so there is no tower to show.' },
  'policy.noRescission': { status: 409, detail: 'Nobody has proposed to rescind this policy.' },
  'policy.notAllowed': { status: 409, detail: 'The policy is {status}; what can be done now: {allowed}.' },
  'policy.notSurplus': { status: 409, detail: 'This policy is no surplus lines cover: it is not filed.' },
  'policy.notRevertible': {
    status: 409,
    detail: 'This revision cannot be taken back: {why}.',
  },
  'policy.optedOut': {
    status: 409,
    detail: 'Policy {policyNumber} is not to be renewed. Take the opt-out back first.',
  },
  'policy.otherState': {
    status: 422,
    detail: 'The policy is rated and taxed in {state}. A move to another state takes a new policy.',
  },
  'policy.ownEndorsement': {
    status: 409,
    detail: 'You asked for this endorsement yourself: another underwriter issues it.',
  },
  'policy.ownRescission': {
    status: 409,
    detail: 'A rescission takes two people. Somebody else than who proposed it has to decide.',
  },
  'policy.refusedByInsurer': {
    status: 403,
    detail: 'The insurer does not renew this policy, which only we take back. Ask us for it.',
  },
  'policy.renewalOwed': {
    status: 409,
    detail:
      'Notice of nonrenewal had to be given by {by}. Where the insured is, a policy that was noticed later is renewed: offer its renewal.',
  },
  'policy.rescissionWaits': { status: 409, detail: 'A rescission of this policy is proposed already.' },
  'policy.returnMoved': {
    status: 409,
    detail:
      'The price changes by {now} now, not by {shown}: the difference is {difference}. Look at it again, then confirm it.',
  },
  'policy.revisionNotFound': { status: 404, detail: 'This policy has no such revision.' },
  'policy.tooLateToReinstate': { status: 422, detail: 'It could be reinstated like that until {until}.' },
  'policy.tooLateToUndo': {
    status: 409,
    detail: 'This cancellation could be taken back as a mistake until {until}. {instead}.',
  },
  'policy.tooEarlyToRenew': {
    status: 409,
    detail: 'The renewal of policy {policyNumber} can be prepared from {from} on.',
  },
  'poolYear.begun': {
    status: 409,
    detail: 'The term has begun and policies share in it. Enter the day on which it ends instead.',
  },
  'poolYear.notFound': { status: 404, detail: 'There is no such term of a pool.' },
  'poolYear.wrongTerm': { status: 422, detail: 'This term cannot be.' },
  'portfolioScenario.notFound': { status: 404, detail: 'This scenario does not exist.' },
  'portfolioScenario.notSupposable': {
    status: 422,
    detail: 'Suppose controls that are asked about here, each once, with an answer that can be given.',
  },
  'preset.nameTaken': { status: 409, detail: 'You already have a preset of this name. Choose another name.' },
  'preset.notFound': { status: 404, detail: 'This preset does not exist, or is not one of yours.' },
  'privacy.alreadyOpen': {
    status: 409,
    detail: 'There is an open request of this kind already, to be answered by {date}.',
  },
  'privacy.held': { status: 409, detail: 'Something holds this erasure now. Propose it again to see what.' },
  'privacy.holdStands': {
    status: 409,
    detail: 'Nobody lets an erasure pass this hold: what holds it has to end first.',
  },
  'privacy.noExtension': {
    status: 409,
    detail: 'This request is not extended: the law here has no extension, or it was extended already.',
  },
  'privacy.noFile': { status: 404, detail: 'There is no file of this request, or not any more.' },
  'privacy.notAllowed': { status: 409, detail: 'The request is {status}; what can be done now: {allowed}.' },
  'privacy.notFound': { status: 404, detail: 'There is no such request, or it is not yours.' },
  'privacy.ownRequest': { status: 409, detail: 'Nobody decides on a request of their own. Ask a colleague.' },
  'privacy.secondPerson': { status: 409, detail: 'Somebody else than who proposed the erasure decides on it.' },
  'quote.alreadyLicensed': {
    status: 409,
    detail: 'Nothing keeps this quote from being sold: there is nothing to override.',
  },
  'quote.applicationChanged': {
    status: 409,
    detail: 'The application says something else since you opened it. Read it again, then confirm it.',
  },
  'quote.applicationIncomplete': {
    status: 409,
    detail: 'The application cannot be signed before everything in it is answered. Still open: {open}.',
  },
  'quote.beingPriced': { status: 409, detail: 'The quote is being priced. Try again in a few seconds.' },
  'quote.beyondAuthority': {
    status: 409,
    detail:
      'Your authority for the {measure} ends at {threshold}; this quote has {value}. Somebody with more settles it: {roles}.',
  },
  'quote.coveredTwice': {
    status: 409,
    detail:
      'The company is covered already by this product on some of these days ({covers}). An underwriter looks at it first.',
    effect: 'The quote is referred.',
  },
  'quote.expired': {
    status: 409,
    detail: 'This quote expired on {expiresOn} and cannot be bound. Request a new quote.',
  },
  'quote.feeAgreementToCome': { status: 422, detail: 'An agreement that is signed later is not on file yet.' },
  'quote.feeNotAgreed': {
    status: 422,
    detail:
      'On admitted paper broker fees are charged by an agreement that the insured has signed, and none to these fees is on record. State when it was signed, or take the fees off.',
  },
  'quote.heldByAnother': { status: 409, detail: '{holder} is working on this referral.' },
  'quote.insuredsNotNamed': {
    status: 409,
    detail: 'Additional Insured is chosen and nobody is named. Name who is insured, or take the coverage out.',
  },
  'quote.neededBefore': { status: 422, detail: 'A quote can be needed today, {today}, at the earliest.' },
  'quote.needsContact': { status: 409, detail: "Add the policy holder's name, email and phone before binding." },
  'quote.notARenewal': { status: 409, detail: 'This quote renews no policy: there is nothing to compare it with.' },
  'quote.notAllowed': { status: 409, detail: 'The quote is {status}; what can be done now: {allowed}.' },
  'quote.notAttested': {
    status: 409,
    detail: 'The insured has not confirmed the application as it stands. Send them the quote; its page asks for it.',
  },
  'quote.noDiligence': {
    status: 409,
    detail: 'This placement asks for no diligent effort: it is admitted cover, or its state has none.',
  },
  'quote.noticeNotAttested': {
    status: 409,
    detail:
      'The insured has not attested the surplus lines notice of {state}. Send them the quote again: the notice comes with it.',
  },
  'quote.notComparable': { status: 409, detail: 'These quotes cannot stand side by side. {reason}.' },
  'quote.notDeclared': {
    status: 409,
    detail: 'The insured has to state by law: {open}. Read each as it is now, and confirm it with the application.',
  },
  'quote.notDiligent': { status: 409, detail: '{reason}. {cure}.' },
  'quote.notFiled': {
    status: 409,
    detail:
      'The product is not filed in {state}: nobody releases it on admitted paper there. Switch it to surplus lines, then release it.',
  },
  'quote.notFound': { status: 404, detail: 'This quote does not exist, or is not one of yours.' },
  'quote.notLicensed': { status: 409, detail: '{reasons}. {cures}.' },
  'quote.notSigned': {
    status: 409,
    detail: 'The signing party knows of no signature in this envelope. Have the application signed first.',
  },
  'quote.notTheInsured': {
    status: 409,
    detail:
      'An application is confirmed and signed for the insured by its own people, never by who sells the quote. Send it to the insured.',
  },
  'quote.obstacles': { status: 409, detail: 'Several things stand in the way of binding this quote. {obstacles}' },
  'quote.ownRequest': {
    status: 409,
    detail: 'You requested this quote yourself: another underwriter releases it.',
  },
  'quote.priceChanged': {
    status: 409,
    detail: 'The price changed from {shown} to {current} since you saw it ({difference}). Look at it again, then bind.',
  },
  'quote.questionnaireClosed': {
    status: 409,
    detail: 'This questionnaire takes no answers any more. {reason}. Ask your agent for a new link.',
  },
  'quote.riskChanged': {
    status: 409,
    detail:
      'The risk is not what it was when it was quoted ({changes}); the price of today is {current} ({difference}). An underwriter looks at it first.',
    effect: 'The quote is referred, kept in review or requested, or its issue held, with what has changed.',
  },
  'quote.sanctioned': {
    status: 409,
    detail:
      '{names} may be on a sanctions list: {listed}. Refer it to one of {roles}, who find out and release or decline it.',
  },
  'quote.shareEnded': {
    status: 410,
    detail: 'This link shows nothing any more. {reason}. Ask your agent for a new one.',
  },
  'quote.shareNotFound': { status: 404, detail: 'There is no such link to this quote.' },
  'quote.shareUnknown': {
    status: 404,
    detail: 'This link was never valid. Check that it is whole, or ask for a new one.',
  },
  'quote.subjectivitiesOpen': {
    status: 409,
    detail: 'Something it is subject to has to be settled first: {open}.',
  },
  'quote.subjectivityNotAllowed': {
    status: 409,
    detail: 'The subjectivity is {status}; what can be done now: {allowed}.',
  },
  'quote.subjectivityNotFound': { status: 404, detail: 'This quote is not subject to that.' },
  'rater.notFound': { status: 404, detail: 'There is no rater of this version for the product.' },
  'quote.tooManyShares': {
    status: 409,
    detail: 'There are {most} links to this quote already. Take one of them back first.',
  },
  'rateBook.notAllowed': { status: 409, detail: 'The rate book is {status}; what can be done now: {allowed}.' },
  'rateBook.notDislocated': {
    status: 409,
    detail: 'Nobody knows yet what it does to the book in force. Have every policy priced by it first.',
  },
  'rateBook.notFound': { status: 404, detail: 'There is no rate book of this version.' },
  'rateBook.notSound': { status: 422, detail: 'Nothing could be priced by it: {first}.' },
  'rateBook.own': { status: 409, detail: 'You wrote it: somebody else reviews and activates it.' },
  'rating.notRateable': { status: 422, detail: 'This risk cannot be rated: {reason}' },
  'region.notServed': { status: 422, detail: 'This is not available in your region.' },
  'relationship.cycle': {
    status: 409,
    detail: 'The two would stand above each other. End the relationship that leads the other way first.',
  },
  'relationship.endsBeforeItBegins': {
    status: 422,
    detail: 'It would end before it begins. Choose a later last day.',
  },
  'relationship.itself': { status: 422, detail: 'An organization cannot belong to itself. Choose another one.' },
  'relationship.notFound': { status: 404, detail: 'The two do not belong together, or not on that day.' },
  'relationship.tooFarAhead': {
    status: 422,
    detail: 'It would begin more than ten years from now. Choose an earlier first day.',
  },
  'relationship.twice': { status: 409, detail: 'It belongs there already.' },
  'relationship.twoOwners': {
    status: 409,
    detail:
      'It belongs to another organization of this kind on some of these days, and may have one only. End that first.',
  },
  'report.spanUnfit': { status: 422, detail: 'No report can be drawn of these months.' },
  'report.tooMany': {
    status: 422,
    detail: 'More quotes were made in this span than are added up. Ask for a shorter one, or for those of one agency.',
  },
  'request.invalid': { status: 400, detail: 'Some fields are missing or wrong.' },
  'request.methodNotAllowed': { status: 405, detail: 'There is no {method} here, only {allow}.' },
  'request.notFound': { status: 404, detail: 'There is nothing at this address.' },
  'request.notJson': { status: 400, detail: 'The body is not JSON.' },
  'request.pastEdge': { status: 403, detail: 'Ask for this at the address of the dashboard.' },
  'request.tooFast': {
    status: 429,
    detail: 'This API key has made its {calls} calls of the minute. Wait {seconds} seconds, then go on.',
  },
  'request.tooLarge': { status: 413, detail: 'The request is too large.' },
  'request.unfit': { status: 422, detail: 'Some fields do not fit what is on record, or each other.' },
  'risk.disputeNotAllowed': { status: 409, detail: 'The dispute is {status}; what can be done now: {allowed}.' },
  'risk.disputeNotFound': { status: 404, detail: 'This dispute does not exist, or is not one of yours.' },
  'risk.findingDisputed': { status: 409, detail: 'This finding is disputed already. Wait for what comes of it.' },
  'risk.findingNotSeen': { status: 422, detail: 'Nothing of this is seen now: there is nothing to dispute.' },
  'risk.screeningNotAllowed': { status: 409, detail: 'The screening is {status}; what can be done now: {allowed}.' },
  'risk.screeningNotFound': { status: 404, detail: 'This screening does not exist.' },
  'risk.screeningOwnWord': {
    status: 409,
    detail: 'You have said so before: it takes the word of somebody else besides.',
  },
  'roleGrant.alreadyAsked': {
    status: 409,
    detail: 'A role was asked for this user already, and waits for a second person.',
  },
  'roleGrant.byUser': {
    status: 409,
    detail: 'This role is given by two people. Ask for it where the user is changed.',
  },
  'roleGrant.expired': { status: 409, detail: 'It was asked for too long ago. Have it asked for again.' },
  'roleGrant.notAllowed': { status: 409, detail: 'What was asked for is {status}; what can be done now: {allowed}.' },
  'roleGrant.notFound': { status: 404, detail: 'No such role was asked for.' },
  'roleGrant.secondPerson': {
    status: 409,
    detail: 'Somebody else decides on it than who asked for the role, or is to have it.',
  },
  'roleTemplate.alreadyThere': { status: 409, detail: 'There is a template named {name} already.' },
  'roleTemplate.beyondRole': {
    status: 422,
    detail: 'A template keeps no more than its role has. {role} does not have: {permissions}.',
  },
  'roleTemplate.inUse': {
    status: 409,
    detail: 'People have this template (users: {people}). Give them another, or the whole role, then withdraw it.',
  },
  'roleTemplate.lastAdministrator': {
    status: 409,
    detail: 'Nobody would be left who may change the people of the organization. Let somebody else do so first.',
  },
  'roleTemplate.notAllowed': { status: 409, detail: 'The template is {status}; what can be done now: {allowed}.' },
  'roleTemplate.notFound': { status: 404, detail: 'This template does not exist, or is not one of yours.' },
  'roleTemplate.otherRole': {
    status: 409,
    detail: '{name} is a template of the role {role}. Choose one of this role.',
  },
  'roleTemplate.own': {
    status: 409,
    detail: 'You have this template yourself. Ask somebody who does not have it to change it.',
  },
  'roleTemplate.tooMany': { status: 409, detail: 'There are {most} templates, which is the most. Withdraw one first.' },
  'roleTemplate.withdrawn': { status: 409, detail: 'The template {name} is withdrawn. Choose another.' },
  'sandbox.busy': {
    status: 409,
    detail: 'The sandbox is {doing}. Wait until that is done, which it says itself.',
  },
  'sandbox.closed': {
    status: 503,
    detail: 'The sandbox is being kept or put back, and takes nothing else meanwhile. Try again in some seconds.',
  },
  'sandbox.none': {
    status: 404,
    detail: 'This is no sandbox: business is done here, and its clock is the world’s.',
  },
  'sandbox.nothingKept': {
    status: 409,
    detail: 'Nothing is kept that the sandbox could be put back to. Keep it first.',
  },
  'schedule.notFound': { status: 404, detail: 'There is no such schedule.' },
  'scim.filterUnknown': {
    status: 400,
    detail:
      'This is no filter of RFC 7644, 3.4.2.2, such as `userName eq "ida@moreau.example" and active eq true`, or asks about an attribute that SCIM does not have.',
  },
  'scim.groupNotFound': { status: 404, detail: 'There is no such group.' },
  'scim.immutable': {
    status: 400,
    detail: 'The userName is the e-mail with which somebody signs in: they change it themselves.',
  },
  'scim.notOffered': {
    status: 501,
    detail:
      'This part of SCIM is not offered: there are Users and Groups, filters in the query, and PATCH. See ServiceProviderConfig.',
  },
  'scim.pathUnknown': { status: 400, detail: 'An operation names no attribute that it could change.' },
  'scim.syntaxUnknown': { status: 400, detail: 'The operations of a PATCH are add, replace and remove.' },
  'scim.targetUnknown': { status: 400, detail: 'A path chooses a value that there is none of.' },
  'scim.valueWrong': { status: 400, detail: 'A value is not of its attribute’s kind, or no role of the organization.' },
  'server.failed': { status: 500, detail: 'Our servers seem to be having trouble. Please try again later.' },
  'server.unavailable': { status: 503, detail: 'Our servers seem to be having trouble. Please try again later.' },
  'session.notFound': { status: 404, detail: 'This session has ended already.' },
  'session.required': { status: 401, detail: 'Sign in to continue.' },
  'slack.notOffered': { status: 409, detail: 'Slack is not offered here. Use a webhook.' },
  'state.dayIsOver': { status: 422, detail: 'The day is over. Choose today or a day to come.' },
  'state.exists': { status: 409, detail: 'The state is on the list already.' },
  'state.notFound': { status: 404, detail: 'There is no such state on the list.' },
  'state.unknown': {
    status: 422,
    detail: 'The region has no state of this name and abbreviation, so its taxes and its time zone are not known.',
  },
  'tag.alreadyExists': { status: 409, detail: 'There is a tag of this name already.' },
  'tag.notFound': { status: 404, detail: 'This tag does not exist, or is not one of yours.' },
  'tag.tooMany': { status: 409, detail: 'There are {most} tags already. Remove one to make another.' },
  'team.inUse': {
    status: 409,
    detail: 'This team is in use (users: {people}, clients: {accounts}). Move them to another team, then remove it.',
  },
  'team.isDefault': {
    status: 409,
    detail: 'The default team takes who is given no team; it cannot be removed.',
  },
  'team.nameTaken': { status: 409, detail: 'This agency has a team of this name. Choose another name.' },
  'submission.alreadyOpen': {
    status: 409,
    detail: 'Your agency has an open submission for this company already: {submissionNumber}.',
  },
  'submission.declined': {
    status: 409,
    detail: 'The submission is declined: none of its quotes can be bound. Reopen it first.',
  },
  'submission.incomplete': { status: 409, detail: 'An underwriter still needs {missing}.' },
  'submission.invalid': { status: 422, detail: 'Some details need your attention.' },
  'submission.letterByStaff': {
    status: 403,
    detail: 'Send the broker-of-record letter to the underwriters: they take down when it was signed.',
  },
  'submission.notAllowed': { status: 409, detail: 'The submission is {status}; what can be done now: {allowed}.' },
  'submission.notFound': { status: 404, detail: 'This submission does not exist, or is not one of yours.' },
  'submission.nothingToRenew': {
    status: 409,
    detail: 'Policy {policyNumber} is {status}: it can not be renewed.',
  },
  'team.notFound': { status: 404, detail: 'This team does not exist, or is not one of yours.' },
  'team.roleHasNone': { status: 409, detail: 'A {role} sees all accounts of the agency and is in no team.' },
  'translations.notFound': { status: 404, detail: 'There are no texts of this name.' },
  'treaty.begun': {
    status: 409,
    detail: 'The treaty has begun and shares in policies. Enter the day on which it ends instead.',
  },
  'treaty.changed': {
    status: 409,
    detail: 'Other terms were entered since you read these. Read them before you sign.',
  },
  'treaty.notFound': { status: 404, detail: 'There is no such treaty.' },
  'treaty.wrongTerms': { status: 422, detail: 'These terms cannot be agreed.' },
  'user.alreadyExists': {
    status: 409,
    detail: 'There is a user with this email. Give that user access to the account.',
  },
  'user.disabled': { status: 409, detail: 'This user is not let in. Let the user in first.' },
  'user.hasAllAccounts': { status: 409, detail: 'A {role} has access to all accounts; none are assigned.' },
  'user.notFound': { status: 404, detail: 'This user does not exist, or is not one of yours.' },
  'user.notInvited': { status: 409, detail: 'The user is {status}; what can be done now: {allowed}.' },
  'user.heirUnknown': {
    status: 422,
    detail: 'Clients and quotes are handed over to somebody else of the same agency who can sign in.',
  },
  'user.hasClients': {
    status: 409,
    detail: '{name} has clients or open quotes. Say first who takes them over.',
  },
  'user.phoneInvalid': { status: 422, detail: 'Please enter a valid phone number.' },
  'user.registrationInvalid': { status: 422, detail: 'This is no registration number of the region.' },
  'user.self': { status: 409, detail: 'You cannot do this to yourself. Ask another administrator.' },
  'user.tooManyAccounts': { status: 409, detail: 'You work in {most} accounts, which is the most. Leave one first.' },
  'vendor.answered': {
    status: 409,
    detail: 'This was answered already. Look at the claim again.',
  },
  'vendor.askedAlready': {
    status: 409,
    detail: 'This vendor is asked for this already. Wait for its answer, or release it and bring it in anew.',
  },
  'vendor.notFound': { status: 404, detail: 'This vendor does not exist, or is not in the panel.' },
  'vendor.notOfSubcategory': { status: 422, detail: 'The vendor does not do this. Choose one that does.' },
  'vendor.tooMany': {
    status: 409,
    detail: 'This claim has {most} vendors at work on it, as many as it can have. Nobody more can be brought in.',
  },
  'vendor.organizationTaken': {
    status: 409,
    detail: 'Another vendor of the panel is this organization already. Choose another one.',
  },
  'vendorInvoice.documentWaits': {
    status: 409,
    detail:
      'What was sent with the invoice was not looked at yet, or is held back. Wait for it, or reject the invoice.',
  },
  'vendorInvoice.notAllowed': { status: 409, detail: 'The invoice is {status}; what can be done now: {allowed}.' },
  'vendorInvoice.notFound': { status: 404, detail: 'This invoice does not exist, or is not one of yours.' },
  'vendorInvoice.vendorOnly': { status: 403, detail: 'This is for the people of a vendor of the claims panel.' },
  'vendorInvoice.workNotTaken': {
    status: 409,
    detail:
      'You have not said yet that you take the work on this claim. Accept it at the claim, then send the invoice.',
  },
  'webhook.deliveryNotFound': { status: 404, detail: 'This was not sent by the webhook, or is not kept any more.' },
  'webhook.invalidDetails': { status: 422, detail: 'Some details need your attention.' },
  'webhook.notFound': { status: 404, detail: 'This webhook does not exist, or is not one of yours.' },
  'webhook.notOn': { status: 409, detail: 'The webhook has no address yet, or is off. Edit it first.' },
  'webhook.tooMany': { status: 409, detail: 'There are {most} webhooks already. Remove one to add another.' },
  'workflow.notFound': { status: 404, detail: 'This link has expired or was never valid. Ask for a new one.' },
} as const satisfies Record<string, ProblemEntry>

export type ProblemCode = keyof typeof problems

const entries: Readonly<Record<string, ProblemEntry>> = problems

/** Whether a refusal by this code has changed something. */
export const hasEffect = (code: string): boolean => entries[code]?.effect !== undefined

/** Problems that the pipeline may answer for any operation; an operation declares only its own. */
export const commonProblems = [
  'assistant.notConfirmed',
  'auth.factorRequired',
  'auth.jumpLooks',
  'auth.jumpRefused',
  'auth.stepUpRequired',
  'auth.throttled',
  'conflict.changed',
  'conflict.stale',
  'idempotency.answerLost',
  'idempotency.inFlight',
  'idempotency.otherBody',
  'permission.denied',
  'region.notServed',
  'request.invalid',
  'request.notJson',
  'request.tooFast',
  'request.tooLarge',
  'request.unfit',
  'sandbox.closed',
  'server.failed',
  'server.unavailable',
  'session.required',
] as const satisfies readonly ProblemCode[]
export type CommonProblem = (typeof commonProblems)[number]

/** One thing that is wrong, and where: `path` is the field's path in the body, query or path (`['coverages', '14']`). */
export interface ProblemError {
  readonly detail: string
  readonly path?: readonly (string | number)[]
}

/** The sentence of a problem, as a region says it, with its `{braces}` filled from `data`. */
export const problemDetail = (
  code: ProblemCode,
  data: Readonly<Record<string, string | number>> = {},
  region: RegionCode = 'us',
): string => spoken(problems[code].detail, region).replace(/\{(\w+)\}/g, (_, key: string) => String(data[key] ?? ''))
