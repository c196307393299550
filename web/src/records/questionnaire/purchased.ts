/** Coverages that make questions of theirs required once they are bought. */
export type Purchased = { readonly cyberCrime?: boolean | undefined; readonly techErrors?: boolean | undefined }
