import { everywhere, ofLiability } from '../common/definitions.ts'
import type { Definitions } from '../definitions.ts'

const people: Definitions = {
  'Control Group':
    'your chief executive, chief financial, chief information, chief information security and chief legal officers, your risk manager, and whoever does their work under another title.',
  Employee:
    'a natural person who works for you, paid or as a volunteer, full or part time, and whose work you direct; also one who is leased to you.',
  Insured: {
    text: 'each of:',
    items: [
      'the Named Insured and its Subsidiaries;',
      'their directors, officers, partners, members and Employees, present and former, for what they do as such;',
      'the estate, heirs and legal representatives of these; and',
      'an organization that an endorsement to this policy names as an additional insured, as far as that endorsement goes.',
    ],
  },
  'Other Supplier':
    'an organization, not owned or run by you and not a Technology Supplier, that delivers goods or services to you under a written contract. Utilities, and organizations that provide access to the internet, are none.',
  Subsidiary:
    'an organization of which the Named Insured, directly or through others, holds more than half of the votes or appoints the majority of the board, from the beginning of the Policy Period or from the day on which it is acquired, if its revenue is at most a tenth of yours; a larger one for sixty days, and beyond them once we have agreed.',
  'Technology Supplier':
    'an organization, not owned or run by you, that provides computing, hosting, storage, software or other information technology services to you under a written contract. Utilities, and organizations that provide access to the internet, are none.',
}

const events: Definitions = {
  Claim: {
    text: 'any of these, made against an Insured:',
    items: [
      'a written demand for money, services or other relief;',
      'a suit, an arbitration or another proceeding to resolve a dispute;',
      'a written request to toll or waive a period of limitation;',
      'a Regulatory Proceeding, where a coverage for such proceedings is bought; and',
      'a written demand for PCI Assessments, where the coverage for them is bought.',
    ],
  },
  Discovered: 'what has become known to a member of the Control Group.',
  'Extortion Threat':
    'a credible threat, made to obtain money or something else of value, to commit or to continue a Security Breach, to publish, destroy or withhold Protected Information or Electronic Data, or to keep you from them.',
  Incident:
    'a Security Breach, a Privacy Event, a System Failure, an Extortion Threat, a Media Act, or a crime against which a coverage of this policy insures.',
  'Media Act': {
    text: 'any of these, in gathering or publishing content:',
    items: [
      'defamation, libel, slander or disparagement;',
      'an invasion of privacy, or the misuse of private information;',
      'infringement of copyright, title, slogan, trademark, domain name or trade dress, but not of patents or trade secrets; and',
      'plagiarism, or use of an idea without authority.',
    ],
  },
  'Privacy Event':
    'the loss or theft of Protected Information, or its unauthorized access, acquisition or disclosure, while it was in your care, custody or control or in that of somebody who keeps it for you under a written contract.',
  'Regulatory Proceeding':
    'a formal investigation, a request for information or a proceeding by a public authority, because of a possible violation of a Privacy Law.',
  'Related Incidents':
    'Incidents, Claims and losses that have the same cause, or causes which are logically or factually connected. They count as one, which began when the first of them did.',
  'Security Breach': {
    text: 'any of these that affects your Computer System:',
    items: [
      'unauthorized access or use, by whomever, rogue Employees included;',
      'the transmission of Malicious Code;',
      'an attack that denies its service to those who are entitled to it; and',
      'the theft of a device or a credential by which one of these becomes possible.',
    ],
  },
  'System Failure':
    'an unplanned outage of a computer system that no Security Breach caused, such as one by human error, by a faulty update or by a device that fails. It does not include one by physical damage, by wear, by too little capacity for use that was to be expected, or by the end of a system’s supported life.',
}

const things: Definitions = {
  'Breach Response Costs': {
    text: 'the reasonable and necessary cost of:',
    items: [
      'a lawyer who advises you on what the law requires and directs the response;',
      'a forensic firm that finds out what happened, stops it and says what was affected;',
      'telling those affected and authorities, where the law requires it, or where we agree that it lowers the harm;',
      'a call center for those affected, for up to ninety days; and',
      'monitoring of credit and identity, for up to twenty-four months, for those who ask for it.',
    ],
    after: 'Who does this work is chosen from those whom we have approved; others need our prior consent.',
  },
  'Computer System':
    'hardware, software, firmware and the networks that connect them, with the Electronic Data on them, that you own, lease or operate, or that somebody operates for you alone under a written contract.',
  Damages: {
    text: 'sums that an Insured must pay by judgment, award or by a settlement to which we agreed, with interest on them; punitive damages where they are insurable by law. Damages do not include:',
    items: [
      'fines and penalties, other than where a coverage says that it pays them;',
      'the return of fees or profits, or the cost of doing what you were obliged to do anyway;',
      'liquidated damages beyond what would be owed without the agreement on them; and',
      'the cost of complying with an order that is not for money.',
    ],
  },
  'Electronic Data': 'information in a form that computers read, software included. Money is none.',
  'Extra Expense':
    'reasonable and necessary expenses that you would not have incurred without the Interruption and that keep its duration or the Income Loss down, as far as they do so.',
  'Income Loss':
    'net profit before taxes that you would have earned, or net loss that you would have avoided, and your normal operating expenses, payroll included, as far as they must continue. It is worked out from what you earned before and would probably have earned after; what you make up for, or could reasonably have made up for, is deducted.',
  Infrastructure:
    'a service on which the public depends and that you do not operate: electricity, gas, water, telecommunications, satellites, the backbone of the internet, its system of names, and financial market systems.',
  Interruption:
    'a computer system’s partial or complete standstill, or its slowing so far that it cannot be used for its purpose.',
  'Malicious Code': 'software that is made to damage, alter, spy on, encrypt or take over a computer system or data.',
  Money:
    'currency, coins, bank balances and securities of yours or for which you are legally liable; cryptocurrency only where an endorsement says so.',
  'PCI Assessment':
    'a fine, penalty or assessment, such as for the reissue of cards and for fraud on them, that a merchant agreement obliges you to pay because of a failure to keep to the Payment Card Industry Data Security Standard.',
  'Period of Restoration':
    'the time from the end of the Waiting Period until the computer system is restored, or could have been with reasonable speed, to how it was before the Interruption; at most one hundred and eighty days. The end of the Policy Period does not cut it short.',
  'Privacy Law': {
    us: 'a law of any state or country that protects personal information or requires that its loss be told, such as the California Consumer Privacy Act, the Health Insurance Portability and Accountability Act and the General Data Protection Regulation.',
    uk: 'a law of any country that protects personal data or requires that its loss be told, such as the UK GDPR and the Data Protection Act 2018.',
    au: 'a law of any state or country that protects personal information or requires that its loss be told, such as the Privacy Act 1988.',
  },
  'Protected Information':
    'information, in any form, by which a natural person can be identified and that a Privacy Law protects, and confidential information of another organization that you have undertaken in writing to protect.',
  Ransom: 'money, cryptocurrency or something else of value that is demanded by an Extortion Threat.',
  'Waiting Period':
    'the number of hours, shown in the Declarations for a coverage, for which an Interruption must last before its loss counts.',
}

/** Developing, hosting and supporting technology, where that coverage may be bought. */
const technology: Definitions = {
  'Technology Services':
    'software, hardware and services of information technology that you provide to others for payment: developing, designing, installing, hosting, maintaining, supporting, training and advising, and processing data.',
}

/** What capitalized words mean in the cyber form; `insuresTechnology` where the region’s products do. */
export const definitionsOfCyber = (insuresTechnology: boolean): Definitions => ({
  ...everywhere,
  ...ofLiability,
  ...people,
  ...events,
  ...things,
  ...(insuresTechnology && technology),
})
