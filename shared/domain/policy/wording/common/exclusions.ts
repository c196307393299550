import type { Clause } from '../wording.ts'

/** War, which no form insures; an endorsement says what it means for operations by computer. */
export const war: Clause = {
  title: 'War',
  text: 'War, invasion, acts of foreign enemies, hostilities whether war is declared or not, civil war, rebellion, revolution, insurrection, and military or usurped power. An endorsement on war and cyber operations, where it is part of this policy, says what this means for operations by computer, and then counts in place of this paragraph.',
}
