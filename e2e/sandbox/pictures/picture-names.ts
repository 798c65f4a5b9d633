import { pictures } from './pictures.ts';

/** Every picture that can be made. Loads neither the illustrations nor the rasteriser. */
export const pictureNames: ReadonlySet<string> = new Set(pictures.keys());
