import type { Part } from '../wording.ts'

/** The law of the region: what must be told, whose law counts, which courts, and how to complain. */
export const law: Part = {
  title: 'Law',
  clauses: [
    {
      title: 'What we were told',
      only: ['us'],
      text: 'What is said in the application is material to us. If it was untrue in a way that matters to the risk, we may cancel this policy or refuse what depends on it, as far as the law of your state allows. What one insured knew is not held against another who did not, but for the Named Insured, against whom counts what its officers who signed the application knew.',
    },
    {
      title: 'Fair presentation',
      only: ['uk'],
      text: 'You must make a fair presentation of the risk, as the Insurance Act 2015 requires, before this contract is made, varied or renewed. If you do not, and we would otherwise have insured on other terms or not at all, we have the remedies of that Act: where the breach was deliberate or reckless we may avoid the contract and keep the premium; otherwise we may avoid it and return the premium if we would not have insured, apply the terms on which we would have, and reduce a claim in proportion to the premium that we would have charged.',
    },
    {
      title: 'Terms that lower risk',
      only: ['uk'],
      text: 'A term that lowers the risk of loss of a certain kind, at a certain place or at a certain time is no reason to refuse a loss if not keeping to it could not have raised the risk of that loss in the circumstances in which it happened. A breach of warranty suspends our liability only until it is remedied.',
    },
    {
      title: 'Payment within a reasonable time',
      only: ['uk'],
      text: 'We pay what is due within a reasonable time, which includes a reasonable time to investigate and assess the claim.',
    },
    {
      title: 'Duty of disclosure',
      only: ['au'],
      text: 'Before you enter into this contract, and before you renew, extend, vary or reinstate it, you have a duty under the Insurance Contracts Act 1984 to tell us what you know, or could reasonably be expected to know, that may affect our decision to insure you and on what terms. If you do not, we may cancel the contract or reduce what we pay, or both; if that is fraudulent we may refuse to pay and treat the contract as if it never existed.',
    },
    {
      title: 'What we may not refuse',
      only: ['au'],
      text: 'Nothing in this policy takes away what the Insurance Contracts Act 1984 gives an insured. Where an act or omission after this contract was made could not reasonably be regarded as being capable of causing or contributing to the loss, section 54 of that Act limits our right to refuse the claim to what we can show that it cost us.',
    },
    {
      title: 'Utmost good faith',
      only: ['au'],
      text: 'This contract is based on the utmost good faith. It requires you and us to act towards each other with the utmost good faith in everything that arises from it.',
    },
    {
      title: 'Governing law and courts',
      text: {
        us: 'This policy is governed by the law of the state in which the Named Insured has the address shown in the Declarations. A dispute about it may be brought before any court of the United States that has jurisdiction. We accept service of process by mail to the insurer at the address that is given for the claims desk.',
        uk: 'This policy is governed by the law of England and Wales, whose courts alone have jurisdiction, unless we agree otherwise in writing. All communication is in English.',
        au: 'This policy is governed by the law of the state or territory in which the Named Insured has the address shown in the Schedule. Its courts and those of the Commonwealth of Australia have jurisdiction.',
      },
    },
    {
      title: 'Suing us',
      only: ['us'],
      text: 'Nobody may sue us under this policy before its terms have been kept, nor join us in a suit to establish the liability of an insured. A judgment against an insured, or a settlement to which we agreed, may be enforced against us up to the limits.',
    },
    {
      title: 'Several liability',
      only: ['uk', 'au'],
      text: 'Where more than one insurer is named in the Schedule, each is liable for its own share alone. None answers for the share of another that for whatever reason does not pay.',
    },
    {
      title: 'Rights of third parties',
      only: ['uk'],
      text: 'Nobody who is not a party to this contract may enforce a term of it under the Contracts (Rights of Third Parties) Act 1999. This does not affect rights that exist otherwise.',
    },
    {
      title: 'Goods and services tax',
      only: ['au'],
      text: 'Where you are entitled to an input tax credit, we pay net of it. You tell us your entitlement when you claim; where you do not, or tell us less than it is, we do not pay the tax that you owe because of that.',
    },
    {
      title: 'Complaints',
      only: ['uk'],
      text: 'Write to us or call us at the address that is given in the Schedule. We answer within eight weeks. If you are an eligible complainant and not satisfied, you may refer the complaint to the Financial Ombudsman Service, free of charge, within six months of our final response. This does not affect your right to go to court.',
    },
    {
      title: 'Complaints and the code of practice',
      only: ['au'],
      text: 'We support the General Insurance Code of Practice. Write to us or call us at the address that is given in the Schedule; we answer within thirty days. If you are not satisfied you may, where eligible, refer the complaint to the Australian Financial Complaints Authority, free of charge.',
    },
    {
      title: 'Compensation',
      only: ['uk'],
      text: 'If the insurer cannot meet what it owes, you may be entitled to compensation from the Financial Services Compensation Scheme, depending on the size of your business.',
    },
    {
      title: 'Conformity',
      only: ['us'],
      text: 'Where a term of this policy conflicts with a statute of the state whose law governs it, the term is changed to the least extent that the statute requires. The amendatory endorsement of your state is part of this policy.',
    },
  ],
}
