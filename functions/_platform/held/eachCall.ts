type Preparation = () => Promise<void>

const preparations = new Set<Preparation>()

/**
 * Has something be there before each call of a function that knows of it: what is read now and then and kept for what is worked
 * out without reading. Named once, as its module loads.
 */
export const beforeEachCall = (prepare: Preparation): void => {
  preparations.add(prepare)
}

/** Makes ready what the loaded modules need. */
export const prepareCall = async (): Promise<void> => {
  for (const prepare of preparations) await prepare()
}
