import type { Platform } from '#cdk/local/platform.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { MadeDocument } from './documents.ts'

/** One thing that a judge has against the platform. */
export interface Finding {
  /** The judge's own name of its rule. */
  readonly rule: string
  /** What it is about: a resource, an operation, a document. */
  readonly at: string
  /** What the judge says, in a line. */
  readonly says: string
}

/** What judges share in one run. */
export interface Court {
  /** Where fetched tools are kept between runs, by version. */
  readonly tools: string
  /** A folder of this run alone. */
  readonly scratch: string
  /** Whose demo book is written: of all regions, or of the one that has its turn. */
  readonly regions: readonly RegionCode[]
  /** A folder of that name with the data of a platform that has the demo book of those regions, for whoever changes it. */
  book(name: string): Promise<string>
  /** A platform with that demo book, the web app built; started when the first judge asks. */
  platform(): Promise<Platform>
  /** Every document of the demo book, and a full one of each kind in every region. */
  documents(): Promise<readonly MadeDocument[]>
  /** The folder with the synthesized stacks of all regions, the built web app's files among them, the functions' code not. */
  stacks(): Promise<string>
  /** The file with the API's document. */
  openApi(): Promise<string>
}

/** Somebody else's tool that looks at the platform. */
export interface Judge {
  /** By which it is called alone: `npm run judges -- <name>`. */
  readonly name: string
  /** The tool and its pinned version; 'of this machine' where the system brings it, and the verdict says which. */
  readonly tool: string
  /** All that it finds; throws NotJudged where the tool cannot be had here. */
  judge(court: Court): Promise<Verdict>
  /** The texts that its verdict follows from, where it looks at nothing else: as long as they stay, so does the verdict. */
  looksAt?(court: Court): Promise<readonly string[]>
}

export interface Verdict {
  readonly findings: readonly Finding[]
  /** How much was looked at, such as `39 templates`. */
  readonly saw: string
  /** Whether it asked only what has its turn, so that what was accepted may be of the rest. */
  readonly isPart?: boolean
  /** The version that judged, where it is the machine's own. */
  readonly version?: string
}

/** Why a judge could not look, as a sentence: a laptop may lack Java, and a registry may not answer. */
export class NotJudged extends Error {
  override readonly name = 'NotJudged'
}
