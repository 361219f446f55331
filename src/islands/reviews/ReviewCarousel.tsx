import { useState } from 'react';
import { reviews } from '#data/reviews.ts';
import { REVIEWS_PER_PAGE, turnPage } from '#domain/reviews.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { ReviewQuote } from './ReviewQuote.tsx';

const featured = reviews.find((review) => review.featured);
const others = reviews.filter((review) => review !== featured);
const pages = Array.from({ length: Math.ceil(others.length / REVIEWS_PER_PAGE) }, (_, page) =>
  others.slice(page * REVIEWS_PER_PAGE, (page + 1) * REVIEWS_PER_PAGE),
);

/** One review that stays, and three to a page of the others. Prerendered; without JavaScript all can be read. */
export function ReviewCarousel() {
  const [page, setPage] = useState(0);
  return (
    <>
      {featured && (
        <div className="featured">
          <ReviewQuote review={featured} />
        </div>
      )}
      <div className="others">
        <div className="pages">
          {pages.map((quotes, place) => (
            <ul key={quotes[0]?.text} className={place === page ? undefined : 'off-page'}>
              {quotes.map((review) => (
                <li key={review.text}>
                  <ReviewQuote review={review} />
                </li>
              ))}
            </ul>
          ))}
        </div>
        <CarouselControls
          page={page}
          pages={pages.length}
          turn={(by) => setPage(turnPage(page, by, pages.length))}
          open={setPage}
        />
      </div>
    </>
  );
}
