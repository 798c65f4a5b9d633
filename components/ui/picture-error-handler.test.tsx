import { fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { PictureErrorHandler } from './picture-error-handler.client.tsx';

const expectEmpty = (picture: HTMLElement): void => {
  expect(picture.dataset['failed']).toBe('');
  expect(picture.hasAttribute('srcset')).toBe(false);
  expect(picture.getAttribute('src')).toMatch(/^data:image\/svg/);
};

const addPicture = (): HTMLImageElement => {
  const picture = document.body.appendChild(document.createElement('img'));
  picture.srcset = 'https://poze.example/b.jpg 2x';
  return picture;
};

describe('PictureErrorHandler', () => {
  afterEach(() => document.querySelectorAll('body > img').forEach((picture) => picture.remove()));

  // This document loads nothing, so each of its pictures has failed already.
  it('empties a picture that failed before anyone listened, so that the placeholder shows', () => {
    render(
      <>
        {createElement('img', { alt: 'Sarmale', src: 'https://poze.example/a.jpg' })}
        <PictureErrorHandler />
      </>,
    );
    expectEmpty(screen.getByRole('img', { name: 'Sarmale' }));
  });

  it('empties a picture that comes later and fails, and leaves the others', () => {
    render(<PictureErrorHandler />);
    const [failing, other] = [addPicture(), addPicture()];
    fireEvent.error(failing);
    expectEmpty(failing);
    expect(other.dataset['failed']).toBeUndefined();
  });

  it('stops listening when it is gone', () => {
    render(<PictureErrorHandler />).unmount();
    const picture = addPicture();
    fireEvent.error(picture);
    expect(picture.dataset['failed']).toBeUndefined();
  });
});
