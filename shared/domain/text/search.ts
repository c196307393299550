/**
 * Whether a search asks for anything; spaces and the asterisks around it alone do not. What asks without any letter or
 * digit finds nothing.
 */
export const isSearch = (search: string | undefined): search is string => search !== undefined && /[^\s*]/.test(search)
