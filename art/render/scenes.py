"""The shop at work: what the story and the about page show."""
import counter
import cutting
import promenade

HEIGHT = 2 / 3
PICTURES = {'cutting': cutting.build, 'counter': counter.build, 'promenade': promenade.build}
