import { loss, ofManagement } from './definitions.ts'
import type { ManagementLine } from './managementForm.ts'

/** What the directors and officers form has of its own. */
export const directorsAndOfficers: ManagementLine = {
  agreements: {
    DIRECTORS_LIABILITY: {
      text: 'We will pay on behalf of Insured Persons Loss that they are obligated to pay because of a Claim first made against them during the Policy Period for a Wrongful Act, as far as the Company does not indemnify them because it may not by law or cannot because it is insolvent. No Deductible applies. If the Company could indemnify and within sixty days does not, we pay and ask the Deductible of the reimbursement coverage back from it.',
    },
    COMPANY_REIMBURSEMENT: {
      text: 'We will pay on behalf of the Company Loss for which it indemnifies Insured Persons, as law, contract or its bylaws allow or require, because of a Claim first made against them during the Policy Period for a Wrongful Act.',
    },
    ENTITY_LIABILITY: {
      text: 'We will pay on behalf of the Company Loss that it is obligated to pay because of a Claim first made against it during the Policy Period for a Wrongful Act.',
    },
    PRE_CLAIM_INQUIRY: {
      text: 'We will pay the reasonable fees of lawyers that Insured Persons incur, with our consent, in preparing for and responding to a request by a public authority, or by the Company because of one, first received during the Policy Period, that they appear for interview or produce documents concerning the business of the Company or what they did as Executives, before there is a Claim. The production of documents of the Company itself is not insured.',
    },
    DERIVATIVE_INVESTIGATION: {
      text: 'We will pay the reasonable costs that the Company, its board or a committee of it incurs, with our consent, in finding out whether it is in the Company’s interest to pursue what owners, in a written demand first received during the Policy Period, ask it to bring against an Executive. Wages of Insured Persons are not among them. No Deductible applies.',
    },
  },
  definitions: {
    ...ofManagement,
    Claim: {
      text: 'any of these, made against an Insured for a Wrongful Act:',
      items: [
        'a written demand for money or other relief;',
        'a civil, administrative, regulatory or arbitral proceeding, begun by service of a complaint or a like paper;',
        'a criminal proceeding, begun by arrest, indictment or a like paper;',
        'a formal investigation of an Insured Person by a public authority, once that person is identified in writing; and',
        'a written request to toll or waive a period of limitation.',
      ],
    },
    Insured: 'the Company and each Insured Person.',
    'Insured Person': {
      text: 'each of:',
      items: [
        'an Executive;',
        'an Employee, as long as the Claim is also made and kept up against an Executive;',
        'an Executive who at the written request of the Company serves on the board of a not-for-profit organization, in excess of what that one pays or insures; and',
        'the spouse or domestic partner, the estate, heirs and legal representatives of these, for what these did.',
      ],
    },
    Loss: loss,
    'Wrongful Act':
      'an actual or alleged breach of duty, neglect, error, misstatement, misleading statement, omission or act by an Insured Person in that capacity or, as far as the coverage for the entity goes, by the Company; and any matter claimed against an Insured Person solely because of that position.',
  },
  exclusions: [
    {
      title: 'Antitrust and unfair trade',
      text: 'As far as the coverage for the entity goes, a violation of laws on competition or unfair trade practices. This does not exclude Loss of Insured Persons.',
    },
    {
      title: 'Contracts',
      text: 'As far as the coverage for the entity goes, a liability under a contract, other than one that would exist without it. Defense Costs are not excluded.',
    },
    {
      title: 'Employment and benefit plans',
      text: 'Employment practices, and duties under the Employee Retirement Income Security Act of 1974 or a like law. This does not exclude a derivative Claim by owners against Executives.',
    },
    {
      title: 'Insured against insured',
      text: 'A Claim by the Company, or by an Executive, against an Insured. This does not exclude a derivative Claim that owners bring without the help of an Executive, one by a trustee, examiner or creditors’ committee in insolvency, one for contribution, one by an Executive who has left at least a year before, nor one by a whistleblower whom law protects.',
    },
    {
      title: 'Intellectual property and data',
      text: 'As far as the coverage for the entity goes, infringement of a copyright, patent, trademark or trade secret, and a breach of the security or privacy of data.',
    },
    {
      title: 'Professional services',
      text: 'As far as the coverage for the entity goes, the rendering of, or failure to render, professional services for others. This does not exclude a Claim by owners as such.',
    },
    {
      title: 'Public offerings',
      text: 'A public offering of securities of the Company, or a violation of securities law in one. An offering that is exempt from registration is not excluded, nor is preparing for one that does not take place.',
    },
  ],
  claims: [
    {
      title: 'Order of payments',
      text: 'Where Loss exceeds what is left of the Aggregate Limit, we first pay Loss of Insured Persons that the Company does not indemnify, and then, as far as the Named Insured asks for it, the rest. Insolvency of the Company does not change this order.',
    },
    {
      title: 'Severability and no rescission for Insured Persons',
      text: 'What one Insured Person did or knew is not held against another. We do not rescind the coverage for Loss that the Company does not indemnify.',
    },
  ],
}
