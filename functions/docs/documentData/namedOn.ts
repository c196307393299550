import { type AgencyRecord, agencyById, insurerOfCover, type OnPaper } from '#functions/directory/public.ts'

/** Who stands in a document beside the insured. */
export interface Named {
  /** Who sells it, while there is one. */
  readonly agency: AgencyRecord | undefined
  /** Who bears it (decision: insurer-named). */
  readonly insurer: string
}

/** Who is named in the documents of a quote or a policy. */
export const namedOn = async (
  cover: OnPaper & { readonly agencyId: string; readonly isSurplus: boolean },
): Promise<Named> => {
  const [agency, insurer] = await Promise.all([agencyById(cover.agencyId), insurerOfCover(cover)])
  return { agency, insurer }
}
