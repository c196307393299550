import { collectionAddress } from '#shared/domain/integration/collection.ts'
import { collectionPath } from '#web/apiDocument/path.ts'
import { type Download, saveFile } from '#web/ui/FileDownloadButton.tsx'
import { toast } from '#web/ui/toast.ts'

interface Collection {
  readonly variable: readonly { readonly key: string; readonly value: string }[]
}

/** The collection for Postman, with the address of a region where it is asked for. */
export const collectionFor = <Of extends Collection>(collection: Of, origin: string) => ({
  ...collection,
  variable: collection.variable.map((each) => (each.key === collectionAddress ? { ...each, value: origin } : each)),
})

/** The collection as a file, for the region whose page it is downloaded from. */
export const collectionOfThisRegion = async (): Promise<Download> => {
  const answer = await fetch(collectionPath)
  if (!answer.ok) throw new Error(`The collection is not there: ${answer.status}.`)
  const whole = collectionFor((await answer.json()) as Collection, window.location.origin) // as the build made it
  const content = new Blob([JSON.stringify(whole)], { type: 'application/json' })
  return { fileName: 'palisade.postman_collection.json', content }
}

export const saveCollection = (): Promise<void> =>
  collectionOfThisRegion().then(saveFile, (error) => toast.problem(error))
