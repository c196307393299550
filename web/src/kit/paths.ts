/** Where the packages for other people's programs lie, under the names that their installers go by. */
export const kitPaths = { typescript: '/palisade-api.tgz', python: '/palisade_api-0.1.0-py3-none-any.whl' } as const

export type KitLanguage = keyof typeof kitPaths
export const kitLanguages = Object.keys(kitPaths) as readonly KitLanguage[]

/** Where the example of each is told. */
export const kitExamplesPath = '/kit.json'

/** From a company's name to a claim, and what it tells of the company. */
export interface KitExample {
  readonly program: { readonly name: string; readonly text: string }
  readonly company: { readonly name: string; readonly text: string }
}
export type KitExamples = Readonly<Record<KitLanguage, KitExample>>
