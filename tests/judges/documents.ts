import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Platform } from '#cdk/local/platform.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { signInAs } from '#cdk/local/seed/signInAs.ts'
import { everySample } from '#functions/docs/templates/everySample.ts'
import { policyDocument } from '#functions/docs/templates/policyDocument.ts'
import { proven } from '#functions/docs/templates/proven.ts'
import { renderPdf } from '#functions/docs/templates/renderPdf.ts'
import { aPolicy } from '#functions/docs/templates/samples.ts'
import { downloadDocument, searchDocuments } from '#shared/contracts/docs/index.ts'
import { type RegionCode, regionCodes } from '#shared/regions/code.ts'

/** A document that the platform made. */
export interface MadeDocument {
  /** What it is, such as `Binder us B-US-100003`: its kind first, then the region. */
  readonly name: string
  /** Where it lies. */
  readonly file: string
  /** What it is to keep, as veraPDF names it: PDF/UA-1, or PDF/A-3a of the archive. */
  readonly flavour: '3a' | 'ua1'
}

interface Made {
  readonly name: string
  readonly flavour: MadeDocument['flavour']
  readonly content: Uint8Array
}

/** What lies in the files of a region, read as staff read it. */
const inTheBook = async (platform: Platform, region: RegionCode): Promise<Made[]> => {
  const staff = await signInAs(platform, people(region).superAdmin)
  const made: Made[] = []
  const { content: rows } = await staff.call(searchDocuments, { query: { size: 3000 } })
  for (const { docId, docName } of rows) {
    const { url } = await staff.call(downloadDocument, { query: { docId } })
    const content = new Uint8Array(await (await fetch(url)).arrayBuffer())
    const [kind = '', number = ''] = docName.replace(/\.pdf$/, '').split(' ')
    made.push({ name: `${kind} ${region} ${number}`, flavour: 'ua1', content })
  }
  return made
}

const proof = {
  code: 'T7K2-M9Q8-4T3B',
  page: 'us.palisade.example/verify',
  url: 'https://us.palisade.example/verify/T7K2-M9Q8-4T3B',
}

/** The archive copy of a policy with all that it can hold. */
const inArchive = (region: RegionCode): Made => {
  const data = aPolicy(region)
  const attached = { name: 'policy.json', description: 'What the document says, as data', json: JSON.stringify(data) }
  const content = renderPdf(proven(policyDocument(data), proof), attached)
  return { name: `Archive ${region} sample`, flavour: '3a', content }
}

/** Each template with all that it can hold: the book's are of small firms. */
const inFull = (region: RegionCode): Made[] =>
  Object.entries(everySample).map(([template, draw]) => ({
    name: `${template} ${region} sample`,
    flavour: 'ua1',
    content: renderPdf(proven(draw(region), proof)),
  }))

/** Puts every document of the demo book and a full one of each kind in every region into a folder. */
export const documentsOf = async (platform: Platform, folder: string): Promise<MadeDocument[]> => {
  mkdirSync(folder, { recursive: true })
  const made: Made[] = []
  for (const region of platform.regions) made.push(...(await inTheBook(platform, region)))
  for (const region of regionCodes) made.push(...inFull(region), inArchive(region))
  return made.map(({ name, flavour, content }, index) => {
    const file = join(folder, `${index} ${name}.pdf`)
    writeFileSync(file, content)
    return { name, flavour, file }
  })
}
