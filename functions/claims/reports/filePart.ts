/** A table of a claim's file, as it is read. */
export interface FileTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A part of a claim's file: under its title, what was written or a table. */
export type FilePart = { readonly title: string } & ({ readonly text: string } | FileTable)
