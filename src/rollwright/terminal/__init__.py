"""Line play: a whole game in plain lines, for any terminal and any screen reader."""
