import { formatPictureSource } from '@/components/ui/picture/picture-source';
import { findDetailPicture } from './detail-picture.ts';

describe('findDetailPicture', () => {
  it.each([
    ['https://poze.example/a.jpg', true],
    ['https://poze.example/a.jpg?w=5&x=ș', true],
    ['https://furnizor.example/a.jpg?url=1&w=5', false],
  ])('derives the URLs of the large picture from the thumbnail of %s', (href, isResized) => {
    const picture = { href, isResized };
    const thumb = formatPictureSource(picture, 'thumb').src;
    expect(findDetailPicture(thumb)).toEqual(formatPictureSource(picture, 'detail'));
  });
});
