import type { RegionCode } from '../../regions/code.ts'

/** What whoever signs an application declares, as the region spells it; it is part of what is signed. */
export const signingIntent = (companyName: string, region: RegionCode): string =>
  `I have read this application. I sign it electronically for ${companyName}, which has ${region === 'us' ? 'authorized' : 'authorised'} me to, and I mean my typed name to be my signature. What it says is true and complete to the best of my knowledge, and the insurer relies on it.`
