/** `imageKey` is the picture's key in the image bucket, e.g. 'semilla/elixir-01.webp'. */
export type SeedFlower = {
  id: number;
  name: string;
  scientificName: string;
  description: string;
  properties: string;
  imageKey: string;
  isAvailable: boolean;
};

/** `priceCents` in centavos of MXN; `flowers` are names of SeedFlower. */
export type SeedElixir = {
  id: number;
  name: string;
  priceCents: number;
  flowers: string[];
  description: string;
  imageKey: string;
  isAvailable: boolean;
  isCustom: boolean;
};

export type SeedContent = {
  page: 'home' | 'about' | 'contact' | 'legal';
  section: string;
  title: string;
  content: string;
  imageKey: string | null;
};
