import type { Selection } from '../catalogue.ts';

/** The choices of one box, by id. */
export interface Box {
  boxId: number;
  selection: readonly Selection[];
  lid: { categoryId: number; designName: string };
  note: string;
  mainKeyringId: number | null;
  /** In the order in which the names were added. */
  nameTagIds: readonly number[];
}
